/** Text out of the page: the share sheet of the system where there is one, otherwise the clipboard. */

export const canShare = (): boolean => matchMedia('(pointer: coarse)').matches && 'share' in navigator;

/** True if it was copied, false if the system has taken over or refused. */
export async function send(text: string, url?: string): Promise<boolean> {
  if (canShare()) {
    try {
      await navigator.share(url ? { text, url } : { text });
      return false;
    } catch (trouble) {
      if (trouble instanceof DOMException && trouble.name === 'AbortError') return false;
    }
  }
  return copy(url ?? text);
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Plain http in a home network has no clipboard of the newer kind. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'sr';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}
