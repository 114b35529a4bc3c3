import { tableTexts } from './newTable.ts';
import type { TaskState } from './constants.ts';
import { relationsOf, type OutlineRelation } from './outlineRelations.ts';
import { buildTopicForest, type TopicForest } from './topicForest.ts';
import type {
  BoardBox,
  BoardElement,
  BoardPoint,
  BoardSnapshot,
  ElementType,
  FrameElement,
  TopicElement,
} from './types.ts';

/** One entry of a board's text: what an element says, and what belongs to it. */
export interface OutlineNode {
  readonly id: string;
  readonly type: ElementType;
  readonly text: string;
  /** Whether it is done, where it is a task. */
  readonly task?: TaskState;
  readonly priority?: number;
  /** What there is to say about it beyond its text. */
  readonly note?: string;
  readonly labels?: readonly string[];
  /** The name of its icon, in plain words of English. */
  readonly icon?: string;
  /** What describes the picture of a topic; empty where nothing does. */
  readonly picture?: string;
  /** Where it leads. */
  readonly link?: string;
  /** The topics that it has to do with beside the tree. */
  readonly relations?: readonly OutlineRelation[];
  /** The texts of a table, row by row. */
  readonly rows?: readonly (readonly string[])[];
  /** Whether the first of these names the columns. */
  readonly header?: boolean;
  readonly children: readonly OutlineNode[];
}

interface Entry {
  readonly node: OutlineNode;
  readonly box: BoardBox;
}

/** The height a root topic is taken to have when rows are made out. */
const TOPIC_HEIGHT = 56;

const boxOf = (element: Extract<BoardElement, BoardPoint>): BoardBox =>
  element.type === 'topic'
    ? { x: element.x, y: element.y - TOPIC_HEIGHT / 2, w: 0, h: TOPIC_HEIGHT }
    : { x: element.x, y: element.y, w: element.w, h: element.h };

/** What is wholly in a frame is its content; of mind maps the root stands for all. */
const holds = (frame: FrameElement, { x, y, w, h }: BoardBox): boolean =>
  x >= frame.x && x + w <= frame.x + frame.w && y >= frame.y && y + h <= frame.y + frame.h;

const byPlace = (a: Entry, b: Entry): number =>
  a.box.y - b.box.y || a.box.x - b.box.x || (a.node.id < b.node.id ? -1 : 1);

/** Puts entries in the order one reads them: rows from the top, each from the left. */
function inReadingOrder(entries: readonly Entry[]): Entry[] {
  const rows: Entry[][] = [];
  for (const entry of [...entries].toSorted(byPlace)) {
    const first = rows.at(-1)?.[0];
    // Half-way down the row's first entry the row ends.
    if (first && entry.box.y < first.box.y + first.box.h / 2) rows.at(-1)?.push(entry);
    else rows.push([entry]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.box.x - b.box.x || byPlace(a, b)));
}

/** Deeper topics are listed flat under their ancestor at this depth. */
const MAX_DEPTH = 200;

/** What an outline says of what nothing belongs to. */
const leafOf = ({ id, type, text, link, icon }: BoardElement): OutlineNode => ({
  id,
  type,
  text,
  ...iconOf(icon),
  ...linkedTo(link),
  children: [],
});

/** What an outline calls an icon: `shopping-cart` is `shopping cart`. */
const iconOf = (icon: BoardElement['icon']) =>
  icon === undefined ? {} : { icon: icon[0].replaceAll('-', ' ') };

const linkedTo = (link: string | undefined) => (link === undefined ? {} : { link });

/** Whether an element is a table that says something. */
const hasCells = (element: BoardElement): boolean =>
  element.type === 'table' && Object.values(element.cells).some((text) => text.trim() !== '');

/** What an outline says of a table. */
const rowsOf = (element: BoardElement) =>
  element.type === 'table' ? { rows: tableTexts(element), header: element.header } : {};

/** What an outline says of a topic alone. */
const nodeOf = (
  { id, type, text, task, priority, note, labels, icon, asset, assetSize, alt = '', link }: TopicElement,
  relations: readonly OutlineRelation[] | undefined,
): Omit<OutlineNode, 'children'> => ({
  id,
  type,
  text,
  ...(task === undefined ? {} : { task }),
  ...(priority === undefined ? {} : { priority }),
  ...(note === undefined ? {} : { note }),
  ...(labels === undefined ? {} : { labels }),
  ...iconOf(icon),
  ...(asset === undefined || assetSize === undefined ? {} : { picture: alt }),
  ...linkedTo(link),
  ...(relations === undefined ? {} : { relations }),
});

/** The trees of a board, and what there is to say of their topics beside these. */
interface Topics {
  readonly forest: TopicForest;
  /** What leads from one topic to another. */
  readonly relations: ReadonlyMap<string, readonly OutlineRelation[]>;
  /** The titles of boundaries, by the first of the topics that each is around: they stand ahead of it. */
  readonly titles: ReadonlyMap<string | undefined, readonly BoardElement[]>;
}

function topicNode(topic: TopicElement, topics: Topics, depth = 0): OutlineNode {
  const { forest, relations, titles } = topics;
  const { id } = topic;
  const isDeep = depth >= MAX_DEPTH;
  const below = isDeep ? forest.subtreeOf(id).slice(1) : forest.childrenOf(id);
  return {
    ...nodeOf(topic, relations.get(id)),
    children: below.flatMap((each) => [
      ...(titles.get(each.id) ?? []).map(leafOf),
      isDeep ? { ...nodeOf(each, relations.get(each.id)), children: [] } : topicNode(each, topics, depth + 1),
    ]),
  };
}

/** The smallest frame around a box, other than `without`. */
function frameAround(
  frames: readonly FrameElement[],
  box: BoardBox,
  without?: FrameElement,
): FrameElement | null {
  let found: FrameElement | null = null;
  for (const frame of frames) {
    if (frame === without || !holds(frame, box)) continue;
    const larger = !without || frame.w * frame.h > without.w * without.h;
    if (larger && (!found || frame.w * frame.h < found.w * found.h)) found = frame;
  }
  return found;
}

/**
 * The text of a board as a nested list in reading order: frames with what is in them, mind maps as trees, then the
 * labels of connectors. Elements without text are left out, unless they have an icon or something with text belongs to them.
 */
export function outlineOf(snapshot: Pick<BoardSnapshot, 'elements'>): OutlineNode[] {
  const elements = new Map(snapshot.elements.map((element) => [element.id, element]));
  const forest = buildTopicForest(elements);
  const bounded = snapshot.elements.filter(({ type, text }) => type === 'boundary' && text.trim() !== '');
  const titles = Map.groupBy(bounded, ({ span }) => span?.[1]);
  const topics = { forest, relations: relationsOf(elements), titles };
  const frames = snapshot.elements.filter((element): element is FrameElement => element.type === 'frame');
  const inside = new Map<string | null, Entry[]>();
  const labels: OutlineNode[] = [];
  const file = (frame: FrameElement | null, entry: Entry) => {
    const entries = inside.get(frame?.id ?? null);
    if (entries) entries.push(entry);
    else inside.set(frame?.id ?? null, [entry]);
  };
  for (const element of snapshot.elements) {
    const { id, type, text } = element;
    if (type === 'frame' || (text.trim() === '' && type !== 'topic' && !element.icon && !hasCells(element)))
      continue;
    if (type === 'connector') {
      labels.push(leafOf(element));
      continue;
    }
    if (!('x' in element) || (type === 'topic' && forest.parentOf(id) !== null)) continue;
    const box = boxOf(element);
    const node = type === 'topic' ? topicNode(element, topics) : { ...leafOf(element), ...rowsOf(element) };
    file(frameAround(frames, box), { node, box });
  }
  // Small frames first: by the time a frame is filed its own content is complete.
  for (const frame of [...frames].toSorted((a, b) => a.w * a.h - b.w * b.h || (a.id < b.id ? -1 : 1))) {
    const children = inReadingOrder(inside.get(frame.id) ?? []).map(({ node }) => node);
    if (children.length === 0 && frame.text.trim() === '') continue;
    const { id, type, text, link } = frame;
    const node = { id, type, text, ...linkedTo(link), children };
    file(frameAround(frames, frame, frame), { node, box: boxOf(frame) });
  }
  return [...inReadingOrder(inside.get(null) ?? []).map(({ node }) => node), ...labels];
}

/** All texts of a board, one per line in reading order: what a search index takes in. */
export function searchTextOf(snapshot: BoardSnapshot): string {
  const texts: string[] = [];
  const collect = (nodes: readonly OutlineNode[]) => {
    for (const { text, note = '', labels = [], picture = '', rows = [], children } of nodes) {
      for (const said of [text, ...rows.map((row) => row.join(' ')), labels.join(' '), picture, note]) {
        const line = said.replaceAll(/\s+/g, ' ').trim();
        if (line !== '') texts.push(line);
      }
      collect(children);
    }
  };
  collect(outlineOf(snapshot));
  return texts.join('\n');
}
