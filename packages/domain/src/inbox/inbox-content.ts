/** What the JSON text of a review message holds: the file it is about (spec §3). */
export interface InboxContent {
  readonly name: string;
  readonly file_key: string;
  /** Why the review did not pass; absent when it did. */
  readonly reason?: string;
}

/** Value of `content_type` of a message whose content is JSON. */
export const INBOX_CONTENT_TYPE = 'json';

/**
 * Writes the content of a review message. Spec §3.
 *
 * @param content name and key of the file, and the reason of a refusal
 */
export function writeInboxContent({ name, file_key, reason }: InboxContent): string {
  return JSON.stringify({ name, file_key, reason });
}

/**
 * Reads the content of a review message. Spec §3.
 *
 * @param content JSON text from the wire
 * @returns name and key of the file with the reason if there is one, or null when the text is anything else
 */
export function readInboxContent(content: string): InboxContent | null {
  try {
    const parsed: unknown = JSON.parse(content);
    if (typeof parsed !== 'object' || parsed === null) return null;
    const { name, file_key, reason } = parsed as Partial<Record<keyof InboxContent, unknown>>;
    if (typeof name !== 'string' || typeof file_key !== 'string') return null;
    return typeof reason === 'string' ? { name, file_key, reason } : { name, file_key };
  } catch {
    return null;
  }
}

/**
 * Reads the reason that a message gives, whatever else it holds. Decisions: "Reports, feedback, inbox".
 *
 * @param content JSON text from the wire
 * @returns undefined when it gives none
 */
export function readInboxReason(content: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(content);
    const { reason } = (typeof parsed === 'object' ? (parsed ?? {}) : {}) as { readonly reason?: unknown };
    return typeof reason === 'string' ? reason : undefined;
  } catch {
    return undefined;
  }
}
