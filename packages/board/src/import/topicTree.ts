import {
  BoardLimits,
  BRANCH_LAYOUTS,
  isLabel,
  orderKeys,
  RELATION_STYLE,
  type ElementExtras,
  type ElementStyle,
  type TaskState,
  type TopicLayout,
  type TopicSide,
  type TopicSpan,
} from '../document/index.ts';
import type { Draft } from './draft.ts';
import { cleanText, given, linkOf } from './draft.ts';
import { ImportError, ImportLimits } from './importError.ts';

/** A topic of a file, before it is one of the board. */
export interface TopicDraft {
  text: string;
  /** What the file keeps beside the text; what is longer than a note may be goes on in a topic of its own. */
  note?: string;
  labels?: readonly string[];
  link?: string | undefined;
  folded?: boolean;
  side?: TopicSide | null;
  /** Whether it is done, where it is a task. */
  task?: TaskState | undefined;
  /** From 1, the most urgent, to 9. */
  priority?: number | undefined;
  /** How what is below it is laid out, where the file says so; a root that does not has the layout of its map. */
  layout?: TopicLayout | undefined;
  icon?: ElementExtras['icon'] | undefined;
  /** The picture that it shows, and how large. */
  picture?: Required<Pick<ElementExtras, 'asset' | 'assetSize'>> | undefined;
  style?: ElementStyle;
  children: TopicDraft[];
  /** Boundaries around children that are next to each other, by the places of the first and the last. */
  boundaries?: readonly BoundaryDraft[];
  /** The topics ahead of it that it sums up, by the places of the first and the last among its siblings. */
  sums?: { readonly from: number; readonly to: number } | undefined;
  /** The name by which relations of the file refer to it. */
  ref?: string | undefined;
}

/** What is around children of a topic. */
export interface BoundaryDraft {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Distance between the maps of one file. */
const GAP = 160;

/** Topics that hold the rest of long notes look like notes. */
const NOTE: ElementStyle = { fill: 'sand', italic: true };

/** As much of a note as fits, and the rest. */
function noteIn(text: string): readonly [note: string, rest: string] {
  const clean = cleanText(text).trim();
  if (clean.length <= BoardLimits.note) return [clean, ''];
  const cut = clean.lastIndexOf(' ', BoardLimits.note);
  const full = BoardLimits.note - 1;
  // Half of a character beyond the first 65,536 is none.
  const whole = /[\uD800-\uDBFF]/.test(clean.charAt(full - 1)) ? full - 1 : full;
  const at = cut > BoardLimits.note / 2 ? cut : whole;
  return [clean.slice(0, at), clean.slice(at).trim()];
}

/** The labels that a topic can have, each once, and the others. */
function labelsIn(labels: readonly string[]): { readonly kept: string[]; readonly others: string[] } {
  const kept: string[] = [];
  const others: string[] = [];
  for (const label of new Set(labels.map((each) => cleanText(each).trim()))) {
    if (isLabel(label) && kept.length < BoardLimits.labels) kept.push(label);
    else if (label !== '') others.push(label);
  }
  return { kept, others };
}

/** The layout of a branch; those of whole maps are none. */
const branchLayoutOf = ({ layout }: TopicDraft): TopicLayout | undefined =>
  layout !== undefined && BRANCH_LAYOUTS.includes(layout) ? layout : undefined;

/** A map in the making: puts topics below others, and knows them by the names of the file. */
class TopicWriter {
  readonly ids = new Map<string, string>();
  private readonly draft: Draft;
  private readonly layout: TopicLayout;

  constructor(draft: Draft, layout: TopicLayout) {
    this.draft = draft;
    this.layout = layout;
  }

  write(topic: TopicDraft, parent: string | null, order: string, level = 1, span?: TopicSpan): string {
    if (level > ImportLimits.depth) throw new ImportError('too_deep', ImportLimits.depth);
    const link = linkOf(topic.link);
    const address = topic.link !== undefined && link === undefined ? topic.link.trim() : '';
    // Links between topics are drawn as connectors; addresses that a board does not follow stay readable.
    const isLost = address !== '' && !address.startsWith('#');
    if (isLost) this.draft.losses.add('links');
    const [note, rest] = noteIn(topic.note ?? '');
    const { kept, others } = labelsIn(topic.labels ?? []);
    this.draft.losses.add('notes', others.length);
    const text = [topic.text, ...others.map((label) => `#${label}`), ...(isLost ? [address] : [])];
    const id = this.draft.add({
      type: 'topic',
      x: 0,
      y: 0,
      parent,
      order,
      folded: (topic.folded ?? false) && parent !== null,
      layout: parent === null ? (topic.layout ?? this.layout) : this.layout,
      side: level === 2 && this.layout === 'both' ? (topic.side ?? null) : null,
      text: text.length > 1 ? text.join('\n').trim() : topic.text,
      ...topic.picture,
      ...given({
        style: topic.style,
        link,
        icon: topic.icon,
        task: topic.task,
        priority: topic.priority,
        note: note === '' ? undefined : note,
        labels: kept.length === 0 ? undefined : kept,
        branchLayout: parent === null ? undefined : branchLayoutOf(topic),
        span,
      }),
    });
    if (topic.ref !== undefined) this.ids.set(topic.ref, id);
    const children = [...topic.children];
    if (rest !== '') {
      this.draft.losses.add('notes');
      children.unshift({ text: rest, style: NOTE, children: [] });
    }
    const keys = orderKeys(children.length);
    const before = children.length - topic.children.length;
    const ids: string[] = [];
    for (const [index, child] of children.entries()) {
      const { from, to } = child.sums ?? {};
      const [first, last] = [from, to].map((at) => (at === undefined ? undefined : ids[before + at]));
      const summed = first === undefined || last === undefined ? undefined : ([id, first, last] as const);
      ids.push(this.write(child, id, keys[index] ?? '', level + 1, summed));
    }
    for (const { from, to, text: title } of topic.boundaries ?? []) {
      const [first, last] = [ids[before + from], ids[before + to]];
      if (first === undefined || last === undefined) continue;
      this.draft.add({ type: 'boundary', text: title, span: [id, first, last] });
    }
    return id;
  }
}

/** Adds maps, one below the other, and returns the ids of their topics by the names of the file. */
export function addMaps(
  draft: Draft,
  roots: readonly TopicDraft[],
  layout: TopicLayout,
): ReadonlyMap<string, string> {
  const writer = new TopicWriter(draft, layout);
  let below: number | null = null;
  const [rootKey = ''] = orderKeys(1);
  const first = draft.count === 0 ? null : draft.boundsFrom(0);
  if (first) below = first.y + first.h;
  for (const root of roots) {
    const start = draft.count;
    writer.write(root, null, rootKey);
    const bounds = draft.boundsFrom(start);
    if (!bounds) continue;
    if (below !== null) draft.moveFrom(start, 0, Math.round(below + GAP - bounds.y));
    below = below === null ? bounds.y + bounds.h : below + GAP + bounds.h;
  }
  return writer.ids;
}

/** Draws a relation between two topics of a map, where both are there. */
export function addRelation(
  draft: Draft,
  ids: ReadonlyMap<string, string>,
  { from, to, text = '' }: { readonly from: string; readonly to: string; readonly text?: string },
): void {
  const [start, end] = [ids.get(from), ids.get(to)];
  if (start === undefined || end === undefined || start === end) return;
  draft.add({
    type: 'connector',
    from: { element: start, anchor: 'auto' },
    to: { element: end, anchor: 'auto' },
    route: 'curved',
    fromHead: 'none',
    toHead: 'arrow',
    style: RELATION_STYLE,
    text,
  });
}
