/** How many keys the forms of a statement have: no more than a quarter of a form's places repeat a key, but in the smallest. */
const SIZES = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 50];

/**
 * Some keys, the last one repeated, as many as one of a few forms of a statement has (`in ($1, $2, …)`). Postgres keeps the plan of
 * such a statement. Of a list that is one parameter (`= any ($1)`) it does not know how long it is, takes it for ten keys, finds no
 * use in a plan for these, and plans each time: three milliseconds for the detail of a work, which it finds in less than one.
 *
 * @param keys at least one, and no more than the largest form has
 */
export function inFewForms(keys: readonly string[]): readonly string[] {
  const size = SIZES.find((each) => each >= keys.length);
  const last = keys.at(-1);
  if (size === undefined || last === undefined)
    throw new RangeError(`${keys.length} keys are none, or too many`);
  return Array.from({ length: size }, (_none, at) => keys[at] ?? last);
}
