/** True for a JSON object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list as it is, and nothing else. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text as it is, and nothing else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
