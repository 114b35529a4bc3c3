/**
 * How many entries a list has in all. They are counted only where its page does not say so: the last page does.
 *
 * @param found entries of the page
 * @param count asks for their number
 */
export async function totalOf(
  page: { offset: number; limit: number },
  found: number,
  count: () => Promise<number>,
): Promise<number> {
  // An empty page may lie behind the end.
  const isLast = found < page.limit && (found > 0 || page.offset === 0);
  return isLast ? page.offset + found : count();
}
