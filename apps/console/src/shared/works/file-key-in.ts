/**
 * The key of a work that somebody typed or pasted; undefined when it is none.
 *
 * @param text a key, or the address of the page of a work
 */
export function fileKeyIn(text: string): string | undefined {
  const [, key] = /^(?:.*\/)?([0-9A-Za-z]{12})\/?(?:[?#].*)?$/u.exec(text.trim()) ?? [];
  return key;
}
