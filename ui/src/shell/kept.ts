/** Values kept on this device. A browser without storage keeps nothing and says nothing. */

export function kept<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`charthouse.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(`charthouse.${name}`);
    else localStorage.setItem(`charthouse.${name}`, JSON.stringify(value));
  } catch {
    /* nothing to be done */
  }
}
