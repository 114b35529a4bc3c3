/**
 * A colour as it was typed, as `#rrggbb` in small letters; null when it is none. `#abc`, capitals, full-width characters
 * and a missing `#` are understood.
 */
export function readHex(text: string): string | null {
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text.normalize('NFKC').trim().toLowerCase()) ?? [];
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}
