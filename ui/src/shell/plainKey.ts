/** What a key is for, whatever it writes: К of a Russian keyboard is R, ě of a Czech one is 2. */
export function plainKey({ key, code }: KeyboardEvent): string {
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  const foreign = key.length === 1 && key > '~';
  return (digit ?? (foreign ? letter : undefined) ?? key).toLowerCase();
}
