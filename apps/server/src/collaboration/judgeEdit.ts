import { ELEMENTS_MAP, sharedParts } from '@boardwalk/board/document';
import * as Y from 'yjs';

/** What an edit would do to a board. */
export interface JudgedEdit {
  /** Elements it adds. */
  newElements: number;
  deletesOnly: boolean;
}

type Struct = ReturnType<typeof Y.decodeUpdate>['structs'][number];
type DeleteSet = ReturnType<typeof Y.decodeUpdate>['ds'];

/**
 * Where an item stands: under a key of the elements, under a key of the shared map that an element of some kinds has, in a text, or
 * in anything else of the document. `nowhere`
 * is what rests on deleted or unknown items: Yjs keeps nothing of the first, and the second are dropped (see `editGuard`).
 */
type Place = { readonly key: string } | { readonly part: string } | 'text' | 'other' | 'nowhere';

/** A key of an element: its id, or the id and the name of one of its properties. Newer programs know more properties. */
const ELEMENT_KEY = /^[A-Za-z0-9_-]{1,40}(?:\/[A-Za-z0-9]{1,16})?$/;

/** A key in the shared map of an element: what it is about, and ids. */
const PART_KEY = /^[A-Za-z0-9]{1,16}(?:\/[A-Za-z0-9_-]{1,40}){0,3}$/;

/** What stands under a key of an element or of its shared map, besides texts. */
const VALUES = [Y.ContentAny, Y.ContentBinary, Y.ContentJSON, Y.ContentString, Y.ContentDeleted];
/** What stands in a text. */
const PARTS_OF_TEXT = [Y.ContentString, Y.ContentFormat, Y.ContentDeleted];

/**
 * Reads an edit before it is applied. Participants write elements and nothing else: what a document says of itself
 * (its format, its epoch) is the server's, and what is in no element is shown to nobody and would stay for good.
 *
 * @returns undefined when it writes anything else than elements, or deletes what a document says of itself
 */
export function judgeEdit(document: Y.Doc, update: Uint8Array): JudgedEdit | undefined {
  const { structs, ds } = Y.decodeUpdate(update);
  if (deletesOthers(document, ds)) return undefined;
  const elements = document.getMap(ELEMENTS_MAP);
  const placeOf = placesIn(document, elements, structs);
  const added = new Set<string>();
  for (const struct of structs) {
    if (!(struct instanceof Y.Item) || isKnown(document, struct)) continue;
    const place = placeOf(struct);
    if (!mayStand(struct, place)) return undefined;
    if (typeof place === 'string' || 'part' in place || struct.content instanceof Y.ContentDeleted) continue;
    if (isElementKey(place.key) && !elements.has(place.key)) added.add(place.key);
  }
  return { newElements: added.size, deletesOnly: structs.length === 0 };
}

/** An element has many keys, and one that is its id. */
export function isElementKey(key: string): boolean {
  return !key.includes('/');
}

function mayStand({ content }: Y.Item, place: Place): boolean {
  if (place === 'nowhere') return true;
  if (place === 'other') return false;
  if (place === 'text') return PARTS_OF_TEXT.some((kind) => content instanceof kind);
  if ('part' in place ? !PART_KEY.test(place.part) : !ELEMENT_KEY.test(place.key)) return false;
  if (!(content instanceof Y.ContentType)) return VALUES.some((kind) => content instanceof kind);
  const { constructor } = content.type;
  return constructor === Y.Text || (constructor === Y.Map && 'key' in place && holdsMap(place.key));
}

/** Whether elements have a shared map under a key. */
function holdsMap(key: string): boolean {
  return sharedParts.all.some(({ group }) => key.endsWith(`/${group}`));
}

/** Whether an item is a shared map. */
const isMap = ({ content }: Y.Item): boolean =>
  content instanceof Y.ContentType && content.type.constructor === Y.Map;

/** Whether deletions take away what stands beside the elements. What is deleted already stays deleted. */
function deletesOthers(document: Y.Doc, { clients }: DeleteSet): boolean {
  if (clients.size === 0) return false;
  for (const [name, type] of document.share) {
    if (name === ELEMENTS_MAP) continue;
    const { _map: items } = type;
    for (const { id, deleted } of items.values()) {
      const ranges = deleted ? undefined : clients.get(id.client);
      if (ranges?.some(({ clock, len }) => clock <= id.clock && id.clock < clock + len) === true) return true;
    }
  }
  return false;
}

/** Yjs passes over what it has. */
function isKnown(document: Y.Doc, { id, length }: Y.Item): boolean {
  return id.clock + length <= Y.getState(document.store, id.client);
}

/**
 * Gives the places of the items of an edit. Most items do not name theirs: they stand where the item stands that they come
 * after, or before, as Yjs decides it when it applies them.
 */
function placesIn(
  document: Y.Doc,
  elements: Y.Map<unknown>,
  structs: readonly Struct[],
): (item: Y.Item) => Place {
  const own = Map.groupBy(structs, ({ id }) => id.client);
  const known = new Map<Y.Item, Place>();

  const findOwn = ({ client, clock }: Y.ID): Struct | undefined => {
    const list = own.get(client) ?? [];
    let [low, high] = [0, list.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const struct = list[middle];
      if (struct === undefined) return undefined;
      if (clock < struct.id.clock) high = middle - 1;
      else if (clock >= struct.id.clock + struct.length) low = middle + 1;
      else return struct;
    }
    return undefined;
  };

  const storedAt = (id: Y.ID): Y.Item | Y.GC | undefined =>
    id.clock < Y.getState(document.store, id.client) ? Y.getItem(document.store, id) : undefined;

  /** The place of an item that the document has. */
  const storedPlace = (item: Y.Item | Y.GC): Place => {
    if (!(item instanceof Y.Item)) return 'nowhere';
    let { parent } = item;
    if (parent === elements) return item.parentSub === null ? 'other' : { key: item.parentSub };
    let depth = 0;
    while (parent instanceof Y.AbstractType) {
      const { _item: holder }: { _item: Y.Item | null } = parent;
      if (holder === null) break;
      depth += 1;
      ({ parent } = holder);
    }
    // What stands in a map of its own is no text: that of a cell stands one level deeper.
    const isPart = depth === 1 && item.parent instanceof Y.Map && item.parentSub !== null;
    if (isPart && parent === elements) return { part: item.parentSub ?? '' };
    return parent === elements ? 'text' : 'other';
  };

  /** The place that an item has by itself, or the item of the same edit whose place it shares. */
  const step = (item: Y.Item): { place: Place } | { sameAs: Y.Item } => {
    for (const neighbour of [item.origin, item.rightOrigin]) {
      if (neighbour === null) continue;
      const stored = storedAt(neighbour);
      if (stored !== undefined) return { place: storedPlace(stored) };
      const struct = findOwn(neighbour);
      return struct instanceof Y.Item ? { sameAs: struct } : { place: 'nowhere' };
    }
    const parent: unknown = item.parent;
    if (!(parent instanceof Y.ID)) {
      const isElement = parent === ELEMENTS_MAP && item.parentSub !== null;
      return { place: isElement ? { key: item.parentSub ?? '' } : 'other' };
    }
    const stored = storedAt(parent);
    // Texts and shared maps are the only things that hold others: whatever else would is refused where it is written itself.
    const holder = stored ?? findOwn(parent);
    if (!(holder instanceof Y.Item)) return { place: 'nowhere' };
    if (stored === holder && storedPlace(holder) === 'other') return { place: 'other' };
    if (!isMap(holder)) return { place: 'text' };
    return { place: item.parentSub === null ? 'other' : { part: item.parentSub } };
  };

  return (item) => {
    const path = new Set<Y.Item>();
    let at = item;
    let place = known.get(at);
    while (place === undefined) {
      path.add(at);
      const next = step(at);
      if ('place' in next) ({ place } = next);
      else {
        at = next.sameAs;
        // Items that rest on each other in a circle rest on nothing.
        place = path.has(at) ? 'nowhere' : known.get(at);
      }
    }
    for (const each of path) known.set(each, place);
    return place;
  };
}
