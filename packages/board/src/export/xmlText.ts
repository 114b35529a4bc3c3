const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
};

/** Text without what XML cannot hold at all. */
const allowed = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F\uFFFE\uFFFF]/g, '')
    .toWellFormed();

/** Text for between tags. */
export const xmlText = (text: string): string =>
  allowed(text).replaceAll(/[&<>]/g, (character) => ESCAPES[character] ?? '');

/** Text for an attribute, its line breaks kept. */
export const xmlAttribute = (text: string): string =>
  allowed(text).replaceAll(/[&<>"\n\t]/g, (character) => ESCAPES[character] ?? '');

/** A tag's attributes, those without a value left out. */
export const xmlAttributes = (attributes: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(attributes)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${xmlAttribute(String(value))}"`]))
    .join('');
