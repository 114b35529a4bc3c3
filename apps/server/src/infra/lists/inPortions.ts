/** Most rows of a portion. */
const PORTION = 1000;

/**
 * Reads a long list portion by portion, each of them after the last key of the one before. Rows that come and go meanwhile do no harm.
 *
 * @param read gives rows in the order of their keys, those after a key only
 * @param options.first sorts before every key
 * @param options.limit most rows of a portion; default 1,000
 */
export async function* inPortions<Row>(
  read: (page: { after: string; limit: number }) => Promise<Row[]>,
  { first, keyOf, limit = PORTION }: { first: string; keyOf: (row: Row) => string; limit?: number },
): AsyncGenerator<Row[], void> {
  for (let after = first; ;) {
    const rows = await read({ after, limit });
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    if (rows.length < limit) return;
    after = keyOf(last);
  }
}
