/** What a board has that a file cannot hold as it is. Texts are never among it, but for those that are folded away. */
export type ExportLoss =
  /** Boundaries around topics; their titles are kept as topics. */
  | 'boundaries'
  /** Drawings by hand. */
  | 'drawings'
  /** Topics in folded branches, which pictures do not show. */
  | 'folded'
  /** Icons of topics that the format does not know. */
  | 'icons'
  /** Connectors that the format has no place for; what they say is kept. */
  | 'lines'
  /** Links that cannot be followed in the file. */
  | 'links'
  /** Colours and fonts. */
  | 'looks'
  /** Maps and other things that came under one title. */
  | 'maps'
  /** What is outside of all frames. */
  | 'outside'
  /** Pictures that could not be had, or that the format does not take. */
  | 'pictures'
  /** Elements whose text became a topic or a line. */
  | 'places'
  /** Priorities of topics. */
  | 'priorities'
  /** Pictures smaller than asked, because they would be too large. */
  | 'scaled'
  /** Shapes and frames without text. */
  | 'shapes'
  /** Layouts of mind maps and branches that other programs choose themselves. */
  | 'structures';

/** What was not kept as it is, and how often. */
export type ExportReport = Readonly<Partial<Record<ExportLoss, number>>>;

/** Counts what a file cannot hold. */
export class ExportLosses {
  private readonly counts: Partial<Record<ExportLoss, number>> = {};

  add(loss: ExportLoss, count = 1): void {
    if (count > 0) this.counts[loss] = (this.counts[loss] ?? 0) + count;
  }

  report(): ExportReport {
    return { ...this.counts };
  }
}
