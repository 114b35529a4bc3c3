/** What most operations have in common. */
const USUAL = { method: 'GET', auth: 'required', answer: 'envelope' } as const;

/** A row with what it leaves out. */
type Filled<Row> = Omit<typeof USUAL, keyof Row> & Row;

/** Fills in what the rows of a table of operations leave out: what they have in common is said once. */
export function table<const Rows extends Readonly<Record<string, { readonly path: string }>>>(
  rows: Rows,
): { readonly [Id in keyof Rows]: Filled<Rows[Id]> } {
  const filled = Object.entries(rows).map(([id, row]) => [id, { ...USUAL, ...row }]);
  return Object.fromEntries(filled) as { readonly [Id in keyof Rows]: Filled<Rows[Id]> };
}
