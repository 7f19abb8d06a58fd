/** What is printed is always the day chart, whatever the screen shows. */
export function onPaper(done: () => void): () => void {
  const root = document.documentElement;
  let shown: string | undefined;
  const before = (): void => {
    shown = root.dataset.theme;
    root.dataset.theme = 'light';
  };
  const after = (): void => {
    if (shown === undefined) delete root.dataset.theme;
    else root.dataset.theme = shown;
    done();
  };
  addEventListener('beforeprint', before);
  addEventListener('afterprint', after);
  return () => {
    removeEventListener('beforeprint', before);
    removeEventListener('afterprint', after);
  };
}
