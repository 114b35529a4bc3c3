import type { appendEdits, BoardEdit } from './boardRepository.ts';

/** What became of edits that the database answered for. */
type Appended = Awaited<ReturnType<typeof appendEdits>>;

/** What became of edits, those it does not take included. */
export interface Outcome extends Appended {
  /** Boards whose edits it refuses however often they are tried, and with which error. */
  refused: ReadonlyMap<string, unknown>;
}

/** Classes of SQLSTATE that say that data cannot be stored: values, their number, constraints, limits, what triggers raise. */
const REFUSED_CLASSES: readonly string[] = ['21', '22', '23', '44', '54', 'P0'];
/** Codes of rows and indexes that are damaged. */
const REFUSED_CODES: readonly unknown[] = ['XX001', 'XX002'];

/** Why Postgres refuses data, as its SQLSTATE; undefined for errors that pass, e.g. when it is away or has no room. */
export function refusalOf(error: unknown): string | undefined {
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string' || code.length !== 5) return undefined;
  return REFUSED_CLASSES.includes(code.slice(0, 2)) || REFUSED_CODES.includes(code) ? code : undefined;
}

/** Nothing was appended. */
export function nothingAppended(refused: ReadonlyMap<string, unknown> = new Map()): Outcome {
  return { passedOver: new Set(), rebuilt: new Set(), ids: new Map(), refused };
}

/**
 * Appends a batch of edits in one statement. When the database refuses it, its boards are tried by halves until it is known whose
 * edits are refused; those of all others are appended.
 *
 * @param append appends edits, all or none; it goes on until the database answers, and throws its refusal
 */
export async function appendByHalves(
  batch: readonly BoardEdit[],
  append: (edits: readonly BoardEdit[]) => Promise<Appended>,
): Promise<Outcome> {
  try {
    return { ...(await append(batch)), refused: new Map() };
  } catch (error) {
    if (refusalOf(error) === undefined) throw error;
    const fileKeys = [...new Set(batch.map(({ fileKey }) => fileKey))];
    if (fileKeys.length === 1) return nothingAppended(new Map(fileKeys.map((fileKey) => [fileKey, error])));
    const half = new Set(fileKeys.slice(0, fileKeys.length / 2));
    const first = await appendByHalves(
      batch.filter(({ fileKey }) => half.has(fileKey)),
      append,
    );
    const second = await appendByHalves(
      batch.filter(({ fileKey }) => !half.has(fileKey)),
      append,
    );
    return {
      passedOver: new Set([...first.passedOver, ...second.passedOver]),
      rebuilt: new Set([...first.rebuilt, ...second.rebuilt]),
      ids: new Map([...first.ids, ...second.ids]),
      refused: new Map([...first.refused, ...second.refused]),
    };
  }
}
