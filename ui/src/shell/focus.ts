/** What was pressed has gone: whoever goes on by key or by ear begins with what is new. */

const SETTLED = 'main:not([aria-busy="true"])';

/** The focus goes to the page, or to what is named in it, as soon as it is there, unless it is somewhere else by then.
 * What is given back calls it off. */
export function focusAnew(begin = ''): () => void {
  const waiting = new MutationObserver(look);
  function look(): void {
    const main = document.querySelector<HTMLElement>(SETTLED);
    if (!main && adrift()) return;
    waiting.disconnect();
    if (main && adrift()) focusOn((begin && main.querySelector<HTMLElement>(begin)) || main);
  }
  waiting.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
  look();
  return () => waiting.disconnect();
}
const adrift = (): boolean => document.activeElement === document.body;

/** Also what takes no focus by itself. */
export function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
