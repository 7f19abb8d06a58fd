/** What lies open over the table: somebody's supply, or the Chronicle. The bar and the table share it. */
export const open = $state<{ seat: number | null; chronicle: boolean }>({ seat: null, chronicle: false });
