/** What a file had that a board cannot show as it was. Texts are never among it: they are always kept. */
export type ImportLoss =
  /** The inside of shapes made of lines. */
  | 'fills'
  /** What the file did not show; it is shown now. */
  | 'hidden'
  /** Icons without an emoji. */
  | 'icons'
  /** Lines that held on to nothing; what they said is kept. */
  | 'lines'
  /** Links of a kind that a board does not follow, kept as text. */
  | 'links'
  /** Pictures that the file only names by their address; the shape around them is kept. */
  | 'linked_pictures'
  /** Notes, comments and labels of topics, kept as topics or lines below. */
  | 'notes'
  /** Pictures; the shape around them is kept. */
  | 'pictures'
  /** Shapes that became rectangles. */
  | 'shapes'
  /** Summaries and boundaries of mind maps; their titles are kept as topics. */
  | 'summaries'
  /** Texts too long for one element, kept in several. */
  | 'split_texts';

/** What was not kept as it was, and how often. */
export type ImportReport = Readonly<Partial<Record<ImportLoss, number>>>;

/** Counts what could not be kept. */
export class LossCount {
  private readonly counts: Partial<Record<ImportLoss, number>> = {};

  add(loss: ImportLoss, count = 1): void {
    if (count > 0) this.counts[loss] = (this.counts[loss] ?? 0) + count;
  }

  report(): ImportReport {
    return { ...this.counts };
  }
}
