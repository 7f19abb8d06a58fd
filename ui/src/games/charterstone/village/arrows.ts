/** Arrow keys go to the nearest building in that direction; Home goes to the first of the commons. */
const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function arrows(node: HTMLElement): () => void {
  const move = (event: KeyboardEvent): void => {
    const from = (event.target as HTMLElement).closest<HTMLElement>('.tile');
    if (!from) return;
    const tiles = [...node.querySelectorAll<HTMLElement>('button.tile')];
    const step = STEPS[event.key];
    let to: HTMLElement | undefined;
    if (event.key === 'Home') to = tiles[0];
    else if (event.key === 'End') to = tiles.at(-1);
    else if (step) {
      const box = from.getBoundingClientRect();
      let best = Infinity;
      for (const tile of tiles) {
        const other = tile.getBoundingClientRect();
        const [dx, dy] = [other.x - box.x, other.y - box.y];
        const ahead = dx * step[0] + dy * step[1];
        const aside = Math.abs(dx * step[1]) + Math.abs(dy * step[0]);
        if (ahead < 5) continue;
        const far = ahead + aside * 2;
        if (far < best) [best, to] = [far, tile];
      }
    } else return;
    event.preventDefault();
    to?.focus();
  };
  node.addEventListener('keydown', move);
  return () => node.removeEventListener('keydown', move);
}
