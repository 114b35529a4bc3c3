import { POINT_BYTES, SHARE, VERSION } from './stroke.ts';

/**
 * A line drawn by hand (see `encodeStroke`) with left and right changed, or above and below. Mirrored twice it is the same again, to the
 * byte; one that is written in a way that is not known stays as it is.
 */
export function mirroredStroke(strokes: string, axis: 'across' | 'down'): string {
  const units = atob(strokes);
  if (units.charCodeAt(0) !== VERSION) return strokes;
  const bytes = Uint8Array.from(units, (unit) => unit.charCodeAt(0));
  for (let at = axis === 'across' ? 1 : 3; at + 1 < bytes.length; at += POINT_BYTES) {
    const share = SHARE - (((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0));
    bytes[at] = share >> 8;
    bytes[at + 1] = share & 255;
  }
  let mirrored = '';
  for (const byte of bytes) mirrored += String.fromCharCode(byte);
  return btoa(mirrored);
}
