/**
 * Loads the first of several parts that will do, such as the texts of a page in one language or another: the wanted one
 * first, the next when it does not load.
 *
 * @param keys what to load, the best first
 * @param load loads one
 * @returns what loaded, and which
 * @throws what the last one failed with, when none loads
 */
export async function loadFirst<Key, Value>(
  [first, ...others]: readonly [Key, ...Key[]],
  load: (key: Key) => Promise<Value>,
): Promise<{ key: Key; value: Value }> {
  try {
    return { key: first, value: await load(first) };
  } catch (failure) {
    const [next, ...rest] = others;
    if (next === undefined) throw failure;
    return loadFirst([next, ...rest], load);
  }
}
