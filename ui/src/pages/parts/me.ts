/** The name this device gave last, so that nobody types it twice. */
import { keep, kept } from '../../shell/kept';

export const myName = (): string => kept('name', '');
export const callMe = (name: string): void => keep('name', name.trim() || undefined);
