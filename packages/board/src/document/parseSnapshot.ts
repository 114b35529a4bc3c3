import { BOARD_FORMAT, BOARD_VERSION, BoardLimits } from './constants.ts';
import { modelOf } from '../kinds/models.ts';
import { FieldReader, isFields, textLengthOf, type SnapshotRule } from './fieldReader.ts';
import { readElementValue } from './readElement.ts';
import type { BoardElement, BoardSnapshot } from './types.ts';

/** One thing wrong with a snapshot. */
export interface SnapshotProblem {
  /** Path of the field, e.g. `elements[3].style.fontSize`. */
  readonly field: string;
  readonly rule: SnapshotRule;
  /** The limit it breaks, when there is one. */
  readonly limit?: number;
  /** A sentence for developers and logs. */
  readonly msg: string;
}

/** What came of checking a snapshot: the snapshot itself, or what is wrong with it (the first fifty problems). */
export type SnapshotCheck =
  | { readonly ok: true; readonly snapshot: BoardSnapshot }
  | { readonly ok: false; readonly problems: readonly SnapshotProblem[] };

/** Thrown by `parseSnapshot`; `problems` says what is wrong and where. */
export class SnapshotError extends Error {
  readonly problems: readonly SnapshotProblem[];

  constructor(problems: readonly SnapshotProblem[]) {
    const [first, ...others] = problems;
    const rest = others.length > 0 ? ` (and ${others.length} more)` : '';
    super(first ? `Not a valid board: ${first.field || 'it'} ${first.msg}${rest}` : 'Not a valid board');
    this.name = 'SnapshotError';
    this.problems = problems;
  }
}

const MAX_PROBLEMS = 50;

/** Collects problems up to the number worth reporting. */
class ProblemList {
  readonly list: SnapshotProblem[] = [];

  readonly report = (field: string, rule: SnapshotRule, msg: string, limit?: number): void => {
    if (this.list.length >= MAX_PROBLEMS) return;
    this.list.push(limit === undefined ? { field, rule, msg } : { field, rule, limit, msg });
  };
}

/** Checks what only shows when all elements are known: ids, connector ends, parents, the texts together. */
function checkRelations(elements: readonly BoardElement[], problems: ProblemList): void {
  const byId = new Map<string, BoardElement>();
  let totalText = 0;
  elements.forEach((element, index) => {
    if (byId.has(element.id)) {
      problems.report(`elements[${index}].id`, 'unique', `must be unique: "${element.id}" is used twice`);
    }
    byId.set(element.id, element);
    totalText += textLengthOf(element);
  });
  if (totalText > BoardLimits.totalText) {
    const limit = BoardLimits.totalText;
    problems.report('elements', 'length', `must have at most ${limit} characters of text together`, limit);
  }
  elements.forEach((element, index) => {
    const among = { byId, field: `elements[${index}]`, report: problems.report };
    modelOf(element.type)?.check?.(element, among);
  });
  const parentIn = (element: BoardElement) => (element.type === 'topic' ? element.parent : null);
  checkCycles(elements, byId, problems, { field: 'parent', above: parentIn });
  elements.forEach(({ container, span = [] }, index) => {
    const check = (field: 'container' | 'span', id: string) => {
      if (byId.has(id)) return;
      problems.report(
        `elements[${index}].${field}`,
        'reference',
        `must name an element: there is no "${id}"`,
      );
    };
    if (container !== undefined) check('container', container);
    for (const id of span) check('span', id);
  });
  checkCycles(elements, byId, problems, { field: 'container', above: ({ container }) => container ?? null });
}

/** A property by which elements hang on others. */
interface Hanging {
  readonly field: 'parent' | 'container';
  readonly above: (element: BoardElement) => string | null;
}

function checkCycles(
  elements: readonly BoardElement[],
  byId: ReadonlyMap<string, BoardElement>,
  problems: ProblemList,
  { field, above }: Hanging,
): void {
  const settled = new Set<string>();
  elements.forEach((element, index) => {
    const path = new Set<string>();
    for (let at: BoardElement | undefined = element; at && !settled.has(at.id);) {
      if (path.has(at.id)) {
        problems.report(
          `elements[${index}].${field}`,
          'cycle',
          `must not lead back to itself over "${at.id}"`,
        );
        break;
      }
      path.add(at.id);
      const up = above(at);
      at = up === null ? undefined : byId.get(up);
    }
    for (const id of path) settled.add(id);
  });
}

/**
 * Checks a parsed JSON value against the snapshot format and its limits.
 * Unknown keys of elements are dropped; missing optional keys take their defaults; the result is canonical.
 */
export function checkSnapshot(value: unknown): SnapshotCheck {
  const problems = new ProblemList();
  if (!isFields(value))
    return { ok: false, problems: [{ field: '', rule: 'type', msg: 'must be an object' }] };
  if (value['format'] !== BOARD_FORMAT) problems.report('format', 'value', `must be "${BOARD_FORMAT}"`);
  if (value['version'] !== BOARD_VERSION) problems.report('version', 'value', `must be ${BOARD_VERSION}`);
  const list = value['elements'];
  const limit = BoardLimits.elements;
  if (!Array.isArray(list)) problems.report('elements', 'type', 'must be a list');
  else if (list.length > limit)
    problems.report('elements', 'count', `must have at most ${limit} elements`, limit);
  if (!Array.isArray(list) || problems.list.length > 0) return { ok: false, problems: problems.list };

  const elements: BoardElement[] = [];
  const reader = new FieldReader(problems.report);
  for (const [index, item] of list.entries()) {
    const element = readElementValue(item, `elements[${index}]`, reader);
    if (element) elements.push(element);
  }
  if (problems.list.length === 0) checkRelations(elements, problems);
  if (problems.list.length > 0) return { ok: false, problems: problems.list };
  return { ok: true, snapshot: makeSnapshot(elements) };
}

/** The canonical snapshot of elements that are known to be sound: sorted by id. */
export function makeSnapshot(elements: Iterable<BoardElement>): BoardSnapshot {
  const sorted = [...elements].toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  return { format: BOARD_FORMAT, version: BOARD_VERSION, elements: sorted };
}

/**
 * The snapshot in a parsed JSON value, canonical.
 * @throws SnapshotError saying which fields break which rules.
 */
export function parseSnapshot(value: unknown): BoardSnapshot {
  const check = checkSnapshot(value);
  if (!check.ok) throw new SnapshotError(check.problems);
  return check.snapshot;
}
