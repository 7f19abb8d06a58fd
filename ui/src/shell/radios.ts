/** Arrow keys inside a radio group of buttons: one tab stop, the arrows move and choose. */
export function radios(group: HTMLElement) {
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const all = [...group.querySelectorAll<HTMLElement>('[role="radio"]')];
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    event.preventDefault();
    const next = all[(at + step + all.length) % all.length];
    next?.focus();
    next?.click();
  };
  group.addEventListener('keydown', move);
  return () => group.removeEventListener('keydown', move);
}
