/** A part of a font, as stylesheets name it. */
export interface FontFile {
  readonly family: string;
  /** The whole address. */
  readonly url: string;
  /** The characters that it is for. */
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

/** The ranges of a descriptor `unicode-range`; all characters where there is none. */
export function rangesOf(descriptor: string): FontFile['ranges'] {
  const parts = descriptor.split(',').flatMap((part): [number, number][] => {
    const found = /^\s*U\+([0-9a-f?]+)(?:-([0-9a-f]+))?\s*$/i.exec(part);
    if (!found) return [];
    const [, first = '', last] = found;
    // Question marks stand for any digit.
    return [
      [
        Number.parseInt(first.replaceAll('?', '0'), 16),
        Number.parseInt(last ?? first.replaceAll('?', 'f'), 16),
      ],
    ];
  });
  return parts.length === 0 ? [[0, 0x10ffff]] : parts;
}
