/**
 * Brings a typed text into the form in which it is counted, compared and stored: canonical composition (NFC), trimmed.
 * Spec §5, AMB-37.
 *
 * @param text text as typed
 */
export function normalizeText(text: string): string {
  return text.normalize('NFC').trim();
}

/**
 * Counts the characters of a text: code points of its trimmed NFC form. Form and server use this one
 * count, so a text that the form accepts is never refused for its length by the server. Spec §5, AMB-37.
 *
 * @param text text as typed
 * @returns number of code points; a composed accent counts once, a family emoji counts its parts
 */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of normalizeText(text)) count += 1;
  return count;
}
