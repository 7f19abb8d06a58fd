/** Where the page is: hash routes such as #/table/ID. */

export interface Route {
  name: string;
  /** What stands behind the name: an id, a token, a number. */
  params: string[];
}

/** A link may have lost its end on the way: what can't be decoded is taken as it is. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function read(): Route {
  const parts = location.hash.replace(/^#\/?/, '').split('?')[0]!.split('/').filter(Boolean).map(plain);
  return { name: parts[0] ?? 'home', params: parts.slice(1) };
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
