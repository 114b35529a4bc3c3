/** What the JSON text of a review message holds: the file it is about (spec §3). */
export interface InboxContent {
  readonly name: string;
  readonly file_key: string;
}

/** Value of `content_type` of a message whose content is JSON. */
export const INBOX_CONTENT_TYPE = 'json';

/**
 * Writes the content of a review message.
 *
 * @param content name and key of the file
 */
export function writeInboxContent({ name, file_key }: InboxContent): string {
  return JSON.stringify({ name, file_key });
}

/**
 * Reads the content of a review message.
 *
 * @param content JSON text from the wire
 * @returns name and key of the file, or null when the text is anything else
 */
export function readInboxContent(content: string): InboxContent | null {
  try {
    const parsed: unknown = JSON.parse(content);
    if (typeof parsed !== 'object' || parsed === null) return null;
    const { name, file_key } = parsed as Partial<Record<keyof InboxContent, unknown>>;
    return typeof name === 'string' && typeof file_key === 'string' ? { name, file_key } : null;
  } catch {
    return null;
  }
}
