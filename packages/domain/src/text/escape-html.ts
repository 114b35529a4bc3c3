const ENTITIES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };

/**
 * Escapes angle brackets and ampersands of a text for output as HTML (spec §5). Texts are stored raw and
 * escaped once, here, on their way into HTML; never before they are stored or counted.
 *
 * @param text raw text
 */
export function escapeHtml(text: string): string {
  return text.replace(/[<>&]/gu, (character) => ENTITIES[character] ?? character);
}
