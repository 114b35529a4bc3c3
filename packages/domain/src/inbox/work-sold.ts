/** What the JSON text of a message about a sale holds. It does not say who bought. */
export interface WorkSoldContent {
  /** The work. */
  readonly name: string;
  readonly file_key: string;
  /** How often it was bought until the message was read. */
  readonly count: number;
  /** What its creator gets for that, in thousandths of a currency (ISO 4217). */
  readonly income: { readonly amount: number; readonly currency: string };
}

/**
 * Reads the content of a message about a sale. Decision 0159.
 *
 * @param content JSON text from the wire
 * @returns null when it is anything else
 */
export function readWorkSold(content: string): WorkSoldContent | null {
  try {
    const parsed: unknown = JSON.parse(content);
    if (typeof parsed !== 'object' || parsed === null) return null;
    const { name, file_key, count, income } = parsed as Partial<Record<keyof WorkSoldContent, unknown>>;
    if (typeof name !== 'string' || typeof file_key !== 'string' || typeof count !== 'number') return null;
    if (typeof income !== 'object' || income === null) return null;
    const { amount, currency } = income as Partial<Record<keyof WorkSoldContent['income'], unknown>>;
    if (typeof amount !== 'number' || typeof currency !== 'string') return null;
    return { name, file_key, count, income: { amount, currency } };
  } catch {
    return null;
  }
}
