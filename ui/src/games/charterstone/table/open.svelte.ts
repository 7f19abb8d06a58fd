/** What lies open over the table: somebody's supply, or the Chronicle, perhaps at a rule. The bar and the table share it. */
export const open = $state<{ seat: number | null; chronicle: boolean; rule: number | null }>({
  seat: null,
  chronicle: false,
  rule: null,
});

export function openChronicle(rule: number | null = null): void {
  open.rule = rule;
  open.chronicle = true;
}
