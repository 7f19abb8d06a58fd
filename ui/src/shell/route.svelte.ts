/** Where the page is: hash routes such as #/table/ID. */

const ROUTES = ['', 'create', 'join', 'watch', 'table', 'replay', 'paper', 'learn', 'rules', 'games', 'stats'] as const;
export type RouteName = 'home' | Exclude<(typeof ROUTES)[number], ''> | 'lost';
export interface Route {
  name: RouteName;
  /** What stands behind the name: an id, a token, a number. */
  params: string[];
}

function read(): Route {
  const parts = location.hash.replace(/^#\/?/, '').split('?')[0]!.split('/').filter(Boolean).map(decodeURIComponent);
  const name = (ROUTES as readonly string[]).includes(parts[0] ?? '') ? (parts[0] ?? 'home') : 'lost';
  return { name: name as RouteName, params: parts.slice(1) };
}

let here = $state.raw<Route>(read());
window.addEventListener('hashchange', () => (here = read()));

export const route = {
  get current(): Route {
    return here;
  },
};
export const go = (path: string): void => {
  location.hash = path;
};
/** The same without a step in the history. */
export function goInstead(path: string): void {
  location.replace(`#${path}`);
}
