import { Inflate, Unzip, UnzipInflate } from 'fflate';
import { ImportError, ImportLimits } from './importError.ts';

/** Joins pieces of bytes and refuses more than the limit, whatever a header says of their size. */
class Pieces {
  private readonly pieces: Uint8Array[] = [];
  private length = 0;
  private readonly budget: { left: number };

  constructor(budget: { left: number }) {
    this.budget = budget;
  }

  add(piece: Uint8Array): void {
    this.budget.left -= piece.length;
    if (this.budget.left < 0) throw new ImportError('too_large', ImportLimits.unpacked);
    this.pieces.push(piece);
    this.length += piece.length;
  }

  bytes(): Uint8Array {
    const joined = new Uint8Array(this.length);
    let at = 0;
    for (const piece of this.pieces) {
      joined.set(piece, at);
      at += piece.length;
    }
    return joined;
  }
}

/** Small steps, so that a bomb is noticed long before it is unpacked. */
const STEP = 8 * 1024;

function push(bytes: Uint8Array, take: (piece: Uint8Array, isLast: boolean) => void): void {
  for (let at = 0; at < bytes.length; at += STEP)
    take(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
}

/**
 * The bytes of a raw deflate stream.
 * @throws ImportError when they are broken or too many
 */
export function inflateRaw(bytes: Uint8Array): Uint8Array {
  const pieces = new Pieces({ left: ImportLimits.unpacked });
  try {
    const inflate = new Inflate((piece) => pieces.add(piece));
    push(bytes, (piece, isLast) => inflate.push(piece, isLast));
  } catch (error) {
    throw error instanceof ImportError ? error : new ImportError('broken');
  }
  return pieces.bytes();
}

/**
 * The named files of a zip archive; others are not unpacked.
 * @throws ImportError when it is broken or they are too large together
 */
export function unzipFiles(bytes: Uint8Array, names: ReadonlySet<string>): Map<string, Uint8Array> {
  const found = new Map<string, Pieces>();
  const budget = { left: ImportLimits.unpacked };
  const unzip = new Unzip((file) => {
    if (!names.has(file.name) || found.has(file.name)) return;
    const pieces = new Pieces(budget);
    found.set(file.name, pieces);
    file.ondata = (error, piece) => {
      if (error) throw error instanceof ImportError ? error : new ImportError('broken');
      pieces.add(piece);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    push(bytes, (piece, isLast) => unzip.push(piece, isLast));
  } catch (error) {
    throw error instanceof ImportError ? error : new ImportError('broken');
  }
  return new Map([...found].map(([name, pieces]) => [name, pieces.bytes()]));
}

/** The encoding that a file names itself: by its first bytes, or in the declaration of XML. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = String.fromCharCode(...bytes.subarray(0, 200));
  return /^\s*<\?xml[^>]*\sencoding=["']([\w-]{1,40})["']/.exec(start)?.[1] ?? 'utf-8';
}

/** Bytes as text, in the encoding that they name. What is no UTF-8 and names none is read as Western European. */
export function decodeText(bytes: Uint8Array): string {
  for (const encoding of [encodingOf(bytes), 'utf-8']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Not this one: the next is tried.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes);
}

/** The bytes of a base64 text; null when it is none. */
export function bytesOfBase64(text: string): Uint8Array | null {
  try {
    const units = atob(text.replaceAll(/\s+/g, ''));
    const bytes = new Uint8Array(units.length);
    for (let at = 0; at < units.length; at++) bytes[at] = units.charCodeAt(at);
    return bytes;
  } catch {
    return null;
  }
}
