/**
 * Whether a value that was kept can stand in a field: it is of the kind of the field's first value. A number that may not be chosen
 * yet is null at first; lists hold texts and numbers.
 *
 * @param value what was kept
 * @param like the field with nothing changed; undefined when the form has no such field
 */
export function fitsDraft(value: unknown, like: unknown): boolean {
  if (like === undefined) return false;
  if (like === null) return value === null || typeof value === 'number';
  if (Array.isArray(like)) return Array.isArray(value) && value.every(isPlain);
  if (typeof like !== 'object') return typeof value === typeof like;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(like).every(([field, part]) =>
    fitsDraft((value as Readonly<Record<string, unknown>>)[field], part),
  );
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}
