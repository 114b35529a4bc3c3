import type { TextMeasurer } from '../../layout/textMeasurer.ts';

/** A label of a topic, from the upper left corner of all of them. */
export interface PlacedLabel {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

/** The labels of a topic in rows, as they stand below its text. */
export interface LabelRows {
  readonly labels: readonly PlacedLabel[];
  readonly size: number;
  /** How high one label is. */
  readonly row: number;
  readonly width: number;
  /** With the room between them and the text. */
  readonly height: number;
  /** That room. */
  readonly gap: number;
}

/** The size of labels beside that of the text above them. */
const SIZE = 0.76;

/** Puts labels in rows: as many in one as there is room for. */
export function labelRows(
  texts: readonly string[],
  textSize: number,
  room: number,
  measurer: TextMeasurer,
): LabelRows {
  const size = Math.round(textSize * SIZE);
  const [row, pad, between, gap] = [size * 1.6, size * 0.6, size * 0.4, size * 0.45];
  const labels: PlacedLabel[] = [];
  let [x, y, width] = [0, 0, 0];
  for (const text of texts) {
    const w = measurer.widthOf(text, FACE, size) + 2 * pad;
    if (x > 0 && x + w > room) [x, y] = [0, y + row + between];
    labels.push({ text, x, y, w });
    width = Math.max(width, x + w);
    x += w + between;
  }
  return { labels, size, row, width, height: gap + y + row, gap };
}

const FACE = { bold: false, italic: false };
