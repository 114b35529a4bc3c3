const ENTITIES: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Escapes a text for output as HTML (spec §5), between tags or in a quoted attribute: angle brackets, ampersands and quotes. Texts
 * are stored raw and escaped once, here, on their way into HTML; never before they are stored or counted.
 *
 * @param text raw text
 */
export function escapeHtml(text: string): string {
  return text.replace(/[<>&"']/gu, (character) => ENTITIES[character] ?? character);
}
