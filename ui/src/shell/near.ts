/** Where things are: a proxy may show the server under a path such as /charthouse/, so everything is named from
 * where the page lies. */

/** The path of the page, with a slash at its end. */
export const HOME = new URL('.', location.href).pathname;
/** An address of the server, `/api/tables`, as it is seen from here. */
export const near = (path: string): string => HOME + path.slice(1);
