const LARGEST = 9_223_372_036_854_775_807n;

/** An id no row has. */
const NOBODYS = '-1';

/**
 * A numeric id from an address, safe to compare with a bigint column: one too large for the column, which no
 * row can have, becomes one no row has.
 *
 * @param text digits
 */
export function bigId(text: string): string {
  return BigInt(text) <= LARGEST ? text : NOBODYS;
}
