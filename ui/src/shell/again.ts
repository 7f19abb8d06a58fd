/** A server that was away is asked again by itself; what is given back ends it. */
const AGAIN = 5000;
export function untilBack(ask: () => void): () => void {
  const again = (): void => void (document.hidden || ask());
  const timer = setInterval(again, AGAIN);
  window.addEventListener('online', again);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', again);
  };
}
