/** Addresses to hand out. */

const at = (path: string): string => `${location.origin}${location.pathname}#/${path}`;
/** Opens a seat: a seat link's token, or a recovery code. */
export const seatAddress = (token: string): string => at(`join/${token}`);
export const watchAddress = (token: string): string => at(`watch/${token}`);
/** Nobody else can reach this address. */
export const onlyHere = (): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
