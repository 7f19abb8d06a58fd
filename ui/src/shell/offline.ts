/** Keeps the page on this device, where the browser allows it: https, or this very machine. */

import { HOME, near } from './near';

const FOUND_OWN = ['/assets/', '/locale/', '/api/content'].map(near);

async function keepThePage(more: string[]): Promise<void> {
  await navigator.serviceWorker.register(near('/sw.js'), { scope: HOME });
  const worker = (await navigator.serviceWorker.ready).active;
  const used = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) => origin === location.origin && FOUND_OWN.some((start) => pathname.startsWith(start)),
    )
    .map(({ pathname, search }) => pathname + search);
  worker?.postMessage({ used: [...new Set([...used, ...more.map(near)])] });
}

/** Later: whoever came to play is not kept waiting by it. `more` are addresses that are worth keeping too. */
export function stayReadable(more: string[]): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const soon = (): void => void setTimeout(() => keepThePage(more).catch(() => undefined), 2000);
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}
