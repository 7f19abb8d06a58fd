/** Values kept on this device, or in this tab only. A browser without storage keeps nothing and says nothing. */

const stores = { device: () => localStorage, tab: () => sessionStorage };
type Where = keyof typeof stores;

export function kept<T>(name: string, otherwise: T, where: Where = 'device'): T {
  try {
    const text = stores[where]().getItem(`charthouse.${name}`);
    return text === null ? otherwise : ((JSON.parse(text) as T | null) ?? otherwise);
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: unknown, where: Where = 'device'): void {
  try {
    if (value === undefined) stores[where]().removeItem(`charthouse.${name}`);
    else stores[where]().setItem(`charthouse.${name}`, JSON.stringify(value));
  } catch {
    /* nothing to be done */
  }
}
