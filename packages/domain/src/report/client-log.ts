/** How grave a line of a client's log is. */
export const ClientLogLevel = { INFO: 'info', WARN: 'warn', ERROR: 'error' } as const;
export type ClientLogLevel = (typeof ClientLogLevel)[keyof typeof ClientLogLevel];

/** Limits of what clients may log: lines in one call, and lengths in characters. */
export const CLIENT_LOG_LIMITS = {
  linesMax: 20,
  messageMax: 1000,
  pageMax: 200,
  releaseMax: 64,
} as const;

/** What could identify a person, or be misused, and its replacement. In this order: an address may hold the others. */
const PERSONAL: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // What follows the path of an address: searches, tokens, one-time codes.
  [/(\bhttps?:\/\/[^\s?#"'<>)]{1,500})[?#][^\s"'<>)]*/giu, '$1'],
  // The address of a profile is made of a name.
  [/(\/profile\/)[^\s/?#"'<>)]+/giu, '$1[name]'],
  [/[^\s@"'<>()=:,]{1,64}@[^\s@"'<>()=:,]{1,255}\.[\p{L}\d-]{2,24}/gu, '[e-mail]'],
  // Tokens, hashes, secrets: long runs without a space that no word has.
  [/\b[\w-]{32,}(?:\.[\w-]{8,}){0,2}/gu, '[secret]'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/gu, '[address]'],
  [/\b(?:[\da-f]{1,4}:){3,7}(?::?[\da-f]{1,4}){1,4}\b/giu, '[address]'],
  [/\+?\d(?:[ -]?\d){6,}/gu, '[number]'],
];

/**
 * Removes from a text what could identify a person or be misused: e-mail addresses, telephone and other long numbers, network
 * addresses, tokens, names in addresses of profiles, and what follows the path of a web address. A client's log is about the program, not about who uses it.
 * Decision 0014.
 *
 * @param text a line of a log
 */
export function maskPersonalData(text: string): string {
  return PERSONAL.reduce((masked, [pattern, instead]) => masked.replace(pattern, instead), text);
}

/**
 * The path of a page without its query and fragment, which may hold what people search for, or tokens. Decision 0014.
 *
 * @param page path of the page, e.g. `/community/search?keyword=x`
 */
export function pathOfPage(page: string): string {
  return page.split(/[?#]/u, 1)[0] ?? '';
}
