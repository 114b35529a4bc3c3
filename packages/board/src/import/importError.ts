/** Why a file cannot become a board. */
export type ImportProblem =
  /** No format that this package reads. */
  | 'unknown_format'
  /** A known format, but the file is cut off or does not follow it. */
  | 'broken'
  /** The file is locked with a password. */
  | 'encrypted'
  /** There is nothing in it. */
  | 'empty'
  /** More bytes than `ImportLimits` allows, packed or unpacked. */
  | 'too_large'
  /** More elements than a board holds. */
  | 'too_many'
  /** More text than a board holds. */
  | 'too_much_text'
  /** Nested more deeply than `ImportLimits.depth`. */
  | 'too_deep';

/** Thrown when a file cannot become a board; nothing of it is taken then. */
export class ImportError extends Error {
  readonly problem: ImportProblem;
  /** The limit that the file breaks, when there is one. */
  readonly limit: number | undefined;

  constructor(problem: ImportProblem, limit?: number) {
    super(`Cannot import: ${problem}${limit === undefined ? '' : ` (at most ${limit})`}`);
    this.name = 'ImportError';
    this.problem = problem;
    this.limit = limit;
  }
}

/** What an imported file may cost. */
export const ImportLimits = {
  /** Bytes of the file. */
  bytes: 10 * 1024 * 1024,
  /** Bytes of what is packed in it, unpacked. */
  unpacked: 16 * 1024 * 1024,
  /** Pictures of one file. */
  pictures: 200,
  /** Tags of markup. */
  nodes: 150_000,
  /** Levels of nesting, of markup as of topics. */
  depth: 400,
} as const;
