import type { BoardElement, BoardPoint, BoardStore, ConnectorEnd } from '../../document/index.ts';
import type { BoardSource } from '../../layout/index.ts';

/** What a drag would change of an element: its place, its size, or the ends and bends of a connector. */
export interface ElementDraft {
  readonly x?: number;
  readonly y?: number;
  readonly w?: number;
  readonly h?: number;
  readonly rotation?: number;
  readonly from?: ConnectorEnd;
  readonly to?: ConnectorEnd;
  readonly bends?: NonNullable<BoardElement['bends']>;
}

/** What a drag would change, by the ids of the elements. */
export type Draft = ReadonlyMap<string, ElementDraft>;

/** Nothing is dragged. */
export const NO_DRAFT: Draft = new Map();

/** What moving an element would change of it; of connectors the free ends and the bends move. */
export function movedDraft(element: BoardElement, by: BoardPoint): ElementDraft {
  const moved = ({ x, y }: BoardPoint): BoardPoint => ({ x: x + by.x, y: y + by.y });
  if (element.type !== 'connector') return 'x' in element ? moved(element) : {};
  const { from, to, bends } = element;
  return {
    ...(bends && { bends: bends.map(([x, y]) => [x + by.x, y + by.y] as const) }),
    ...('element' in from ? {} : { from: moved(from) }),
    ...('element' in to ? {} : { to: moved(to) }),
  };
}

/** An element as a draft would make it. */
function withDraft(element: BoardElement, draft: ElementDraft): BoardElement {
  if (element.type === 'connector') {
    const { from = element.from, to = element.to, bends = element.bends } = draft;
    return { ...element, from, to, ...(bends && { bends }) };
  }
  if (!('x' in element)) return element;
  const place = { x: draft.x ?? element.x, y: draft.y ?? element.y };
  if (!('w' in element)) return { ...element, ...place };
  const rotation = draft.rotation ?? element.rotation;
  return {
    ...element,
    ...place,
    w: draft.w ?? element.w,
    h: draft.h ?? element.h,
    ...(rotation === undefined ? {} : { rotation }),
  };
}

/** The elements of a store as drafts would make them. */
class DraftElements implements ReadonlyMap<string, BoardElement> {
  draft: Draft = NO_DRAFT;
  private readonly stored: ReadonlyMap<string, BoardElement>;
  private readonly made = new WeakMap<ElementDraft, { of: BoardElement; element: BoardElement }>();

  constructor(stored: ReadonlyMap<string, BoardElement>) {
    this.stored = stored;
  }

  get size(): number {
    return this.stored.size;
  }

  get(id: string): BoardElement | undefined {
    const element = this.stored.get(id);
    return element && this.drafted(element);
  }

  has(id: string): boolean {
    return this.stored.has(id);
  }

  keys(): MapIterator<string> {
    return this.stored.keys();
  }

  *values(): MapIterator<BoardElement> {
    for (const element of this.stored.values()) yield this.drafted(element);
    return undefined;
  }

  *entries(): MapIterator<[string, BoardElement]> {
    for (const [id, element] of this.stored) yield [id, this.drafted(element)];
    return undefined;
  }

  [Symbol.iterator](): MapIterator<[string, BoardElement]> {
    return this.entries();
  }

  forEach(visit: (element: BoardElement, id: string, map: ReadonlyMap<string, BoardElement>) => void): void {
    for (const [id, element] of this.entries()) visit(element, id, this);
  }

  /** The element with its draft; the same object as long as both are the same. */
  private drafted(element: BoardElement): BoardElement {
    const draft = this.draft.get(element.id);
    if (!draft) return element;
    const known = this.made.get(draft);
    if (known?.of === element) return known.element;
    const next = withDraft(element, draft);
    this.made.set(draft, { of: element, element: next });
    return next;
  }
}

/** A board as it looks while something on it is dragged, here or by others: nothing of that is written yet. */
export class DraftBoard implements BoardSource {
  readonly elements: DraftElements;
  private readonly store: BoardStore;

  constructor(store: BoardStore) {
    this.store = store;
    this.elements = new DraftElements(store.elements);
  }

  get forest(): BoardSource['forest'] {
    return this.store.forest;
  }

  /**
   * Shows other drafts; of two for one element the first counts.
   * @returns the elements that may look otherwise now
   */
  show(drafts: readonly Draft[]): ReadonlySet<string> {
    const next = new Map(drafts.toReversed().flatMap((draft) => [...draft]));
    const changed = new Set([...this.elements.draft.keys(), ...next.keys()]);
    this.elements.draft = next;
    return new Set([...changed].filter((id) => this.elements.has(id)));
  }
}
