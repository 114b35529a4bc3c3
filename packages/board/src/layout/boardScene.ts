import {
  buildTopicForest,
  type BoardBox,
  type BoardChange,
  type BoardElement,
  type BoardPoint,
  type BoardSnapshot,
  type TopicElement,
  type TopicForest,
} from '../document/index.ts';
import { heldBy } from '../kinds/models.ts';
import { grown, intersects, union } from './geometry.ts';
import { Damage } from './damage.ts';
import { GridIndex } from './gridIndex.ts';
import { layoutOf } from '../kinds/layouts.ts';
import type { LayoutContext, Ways } from './kindLayout.ts';
import { PaintOrder } from './paintOrder.ts';
import type { MapBoundaries } from '../kinds/topic/mapBoundaries.ts';
import type { SceneItem } from './sceneItem.ts';
import { untilted } from './untilted.ts';
import { withAllAbove } from './withAllAbove.ts';
import type { TextMeasurer } from './textMeasurer.ts';
import type { TopicMap } from '../kinds/topic/topicMap.ts';
import { linkParts } from '../kinds/link/linkPart.ts';
import { topicParts, type TopicPart } from '../kinds/topic/topicPart.ts';
import type { TopicLook, TopicMeasure } from '../kinds/topic/topicStyle.ts';

/** The board a scene shows: a store, or the elements of a snapshot. */
export interface BoardSource {
  readonly elements: ReadonlyMap<string, BoardElement>;
  readonly forest: TopicForest;
}

/** What a view shows alone for a while. */
export interface ShownPart {
  /** The topic at its top, which hangs on nothing there. */
  readonly top: string;
  /** Whether an element is to be seen. */
  shows(element: BoardElement): boolean;
  /** Whether a topic has to be open, because the part is somewhere below it. */
  opens(topic: TopicElement): boolean;
}

/** Whether an element is laid out after others, because it follows from where these stand. */
const isLate = (element: BoardElement): boolean =>
  heldBy(element).length > 0 || layoutOf(element)?.isLast === true;

/** A snapshot as a source. */
export function sourceOf(snapshot: BoardSnapshot): BoardSource {
  const elements = new Map(snapshot.elements.map((element) => [element.id, element]));
  return { elements, forest: buildTopicForest(elements) };
}

/**
 * A board laid out: every visible element with its place, text and lines, found by area or point.
 *
 * Nothing of it is stored; it follows from the elements and the measured texts alone. A change lays out again only
 * what it touches: the element, the mind map it belongs to, and the connectors that hold on to any of these.
 */
export class BoardScene implements LayoutContext {
  /** The board it shows. */
  source: BoardSource;
  /** What its texts are set with. */
  measurer: TextMeasurer;
  private readonly items = new Map<string, SceneItem>();
  private readonly grid = new GridIndex();
  /** What holds on to an element, as connectors do, and what each of these holds on to. */
  private readonly holdersOf = new Map<string, Set<string>>();
  private readonly heldOf = new Map<string, readonly string[]>();
  private readonly maps = new Map<string, TopicMap>();
  private known: MapBoundaries | undefined;
  /** The trees that the maps were laid out from last. */
  private forest: TopicForest | null = null;
  private measures = new WeakMap<TopicElement, TopicMeasure>();
  private readonly foldedHere = new Map<string, boolean>();
  private shown: ShownPart | null = null;
  /** Which lines a change may lead elsewhere: set by what lays them out. */
  ways?: Ways | undefined;
  private readonly damage = new Damage();
  private readonly order = new PaintOrder(this.items);

  constructor(source: BoardSource, measurer: TextMeasurer) {
    this.source = source;
    this.measurer = measurer;
    this.layoutAll();
  }

  /** Shows another board, or the same one measured again (once its fonts have loaded). */
  reset(source: BoardSource, measurer: TextMeasurer): void {
    this.source = source;
    this.measurer = measurer;
    this.layoutAll();
  }

  /** The element's place on the board; undefined when it is gone or folded away. */
  get(id: string): SceneItem | undefined {
    return this.items.get(id);
  }

  /** How many elements are to be seen. */
  get size(): number {
    return this.items.size;
  }

  /** Where the scene looks otherwise than when this was asked last; null for everywhere. */
  takeDamage(): readonly BoardBox[] | null {
    return this.damage.take();
  }

  /** Takes a change of the source in. */
  apply(change: BoardChange): void {
    const roots = new Set<string>();
    const holders = new Set<string>();
    const isRebuilt = this.forest !== this.source.forest;
    this.forest = this.source.forest;
    this.boundaries?.forget();
    const parents: string[] = [];
    const touch = (id: string) => {
      for (const holder of this.holdersOf.get(id) ?? []) holders.add(holder);
    };
    for (const id of [...change.removed, ...change.changed]) {
      const before = this.items.get(id);
      const after = this.source.elements.get(id);
      // Which trees a topic left or joined shows only in the forest: those it was and is in are laid out again.
      if (before?.kind === 'topic') roots.add(before.placed.root);
      // Of one that was folded away it is not known which tree it was in.
      else if (isRebuilt && !before) for (const root of this.maps.keys()) roots.add(root);
      if (after?.type === 'topic') roots.add(this.source.forest.rootOf(id));
      if (before && after && before.element.z !== after.z) this.order.forget();
      const around = this.boundaries?.take(id, after);
      parents.push(...(around ?? []));
      if (around) continue;
      touch(id);
      if (this.heldOf.has(id) || (after && isLate(after))) holders.add(id);
      else if (after?.type !== 'topic') this.layoutOne(id);
    }
    for (const parent of parents) roots.add(this.source.forest.rootOf(parent));
    const changed = [...change.removed, ...change.changed, ...parents];
    const touched = roots.size > 0 ? withAllAbove(this.source.forest, changed) : undefined;
    for (const root of roots) for (const id of this.layoutMap(root, touched)) touch(id);
    this.layoutHolders(holders);
  }

  /** Folds or unfolds a topic for this view only; null goes back to what the board says. */
  setFoldedHere(id: string, folded: boolean | null): void {
    if (folded === null) this.foldedHere.delete(id);
    else this.foldedHere.set(id, folded);
    const moved = this.layoutMap(this.source.forest.rootOf(id), withAllAbove(this.source.forest, [id]));
    const holders = new Set(moved.flatMap((topic) => [...(this.holdersOf.get(topic) ?? [])]));
    this.layoutHolders(holders);
  }

  /** Shows a part of the board alone in this view; null shows everything. */
  setShownHere(part: ShownPart | null): void {
    this.shown = part;
    this.damage.addAll();
    this.layoutElements();
  }

  /** What may be seen in any of some areas, in the order of painting. */
  visibleIn(...areas: readonly BoardBox[]): SceneItem[] {
    this.order.rank();
    const isSeen = ({ paintBox }: SceneItem) => areas.some((area) => intersects(paintBox, area));
    const near = this.near(...areas);
    // Most of the board: going through all in their order is quicker than sorting what was found.
    if (near.length * 4 > this.items.size) return this.order.all().filter(isSeen);
    return near.filter(isSeen).toSorted((a, b) => a.rank - b.rank);
  }

  /** What may be seen in any of some areas, in no order; some that lies beside them is among it. */
  near(...areas: readonly BoardBox[]): SceneItem[] {
    return [...this.grid.query(...areas)].flatMap((id) => this.items.get(id) ?? []);
  }

  /**
   * The topmost element at a point, within `tolerance` board units for lines; undefined when there is none. Of a
   * frame, its border and title count: what is in it stays in reach, and so does the board behind.
   */
  hit(point: BoardPoint, tolerance: number): SceneItem | undefined {
    const near = this.visibleIn(grown({ ...point, w: 0, h: 0 }, tolerance)).toReversed();
    return near.find((item) => layoutOf(item.element)?.hit(item, untilted(item, point), tolerance));
  }

  /** The box around everything; null for an empty board. */
  bounds(): BoardBox | null {
    return this.boundsOf(this.items.keys());
  }

  /** The box around some elements as they are painted; null when none of them is to be seen. */
  boundsOf(ids: Iterable<string>): BoardBox | null {
    let bounds: BoardBox | null = null;
    for (const id of ids) {
      const item = this.items.get(id);
      if (!item) continue;
      const box = layoutOf(item.element)?.extent?.(item) ?? item.bounds;
      bounds = bounds ? union(bounds, box) : box;
    }
    return bounds;
  }

  private layoutAll(): void {
    this.damage.addAll();
    this.items.clear();
    this.grid.clear();
    this.maps.clear();
    this.holdersOf.clear();
    this.heldOf.clear();
    this.measures = new WeakMap();
    this.ways = undefined;
    this.order.forget();
    this.layoutElements();
  }

  private layoutElements(): void {
    const holders: string[] = [];
    this.known = undefined;
    for (const element of this.source.elements.values()) {
      if (this.boundaries?.take(element.id, element)) continue;
      if (isLate(element)) holders.push(element.id);
      else if (element.type !== 'topic') this.layoutOne(element.id);
    }
    this.forest = this.source.forest;
    for (const root of this.forest.roots) this.layoutMap(root.id);
    this.layoutHolders(holders);
  }

  /** The boundaries of its maps; none before the part is there that lays these out. */
  private get boundaries(): MapBoundaries | undefined {
    return (this.known ??= topicParts.get('topic')?.newBoundaries(this));
  }

  /**
   * Lays a mind map out; returns the topics that stand elsewhere or look otherwise now, and those that have left it.
   * @param touched the topics that may be other than before; without it, any may be
   */
  private layoutMap(rootId: string, touched?: ReadonlySet<string>): string[] {
    const part = topicParts.get('topic');
    const shown = this.boundaries;
    if (!part || !shown) return [];
    const root = this.source.elements.get(rootId);
    if (root?.type !== 'topic' || this.source.forest.parentOf(rootId) !== null) {
      const left = [...(this.maps.get(rootId)?.ids ?? [])];
      this.maps.delete(rootId);
      shown.show([], rootId);
      return [...this.removeTopics(left, rootId)];
    }
    const map = this.maps.get(rootId) ?? part.newMap();
    this.maps.set(rootId, map);
    const input = {
      ...shown.input,
      measurer: this.measurer,
      forest: this.source.forest,
      measureOf: (topic: TopicElement, look: TopicLook, progress: number | null) =>
        this.measureOf(topic, look, progress, part.measure),
      isFolded: (topic: TopicElement) =>
        (this.foldedHere.get(topic.id) ?? topic.folded) && this.shown?.opens(topic) !== true,
    };
    const { placed, gone, boundaries } = map.update(root, input, touched);
    const moved: string[] = [];
    // What comes into view or goes with the branch that is shown alone may stand where it stood.
    for (const each of touched && !this.shown ? placed : map.all()) {
      const { id } = each.topic;
      const item = this.items.get(id);
      if (this.shown?.shows(each.topic) === false) {
        if (item) moved.push(id);
        this.remove(id);
        continue;
      }
      const isTop = each.parent === null || id === this.shown?.top;
      const above = isTop || each.parent === null ? null : (map.get(each.parent) ?? null);
      const next = part.itemOf(each, above, item?.kind === 'topic' ? item : undefined);
      if (next === item) continue;
      this.put(id, next, item);
      moved.push(id);
    }
    shown.show(boundaries, rootId);
    return [...moved, ...this.removeTopics(gone, rootId)];
  }

  /** Removes topics that have left a map, unless they are in another one by now. */
  private removeTopics(ids: readonly string[], rootId: string): readonly string[] {
    for (const id of ids) {
      const item = this.items.get(id);
      if (item?.kind === 'topic' && item.placed.root === rootId) this.remove(id);
    }
    return ids;
  }

  private measureOf(
    topic: TopicElement,
    look: TopicLook,
    progress: number | null,
    measureTopic: TopicPart['measure'],
  ): TopicMeasure {
    const known = this.measures.get(topic);
    if (known?.look === look && known.progress === progress) return known;
    const measure = measureTopic(topic, look, this.measurer, progress);
    this.measures.set(topic, measure);
    return measure;
  }

  /** Lays out what stands by itself. */
  private layoutOne(id: string): void {
    const element = this.source.elements.get(id);
    // Kinds that are not to be seen have no layout.
    const isSeen = element && this.shown?.shows(element) !== false;
    const item = isSeen && layoutOf(element)?.layout?.(element as SceneItem['element'], this);
    if (item) this.put(id, item, this.items.get(id));
    else this.remove(id);
  }

  /** Lays out what holds on to others, and the lines whose ways have changed. */
  private layoutHolders(ids: Iterable<string>): void {
    for (const id of new Set([...ids, ...(this.ways?.take() ?? [])])) this.layoutHolder(id);
  }

  /** Lays out what holds on to others, and from now on whenever one of these changes. */
  private layoutHolder(id: string): void {
    this.unbind(id);
    const element = this.source.elements.get(id);
    const held = element ? heldBy(element) : [];
    if (held.length > 0) this.heldOf.set(id, held);
    for (const target of held) {
      const holders = this.holdersOf.get(target);
      if (holders) holders.add(id);
      else this.holdersOf.set(target, new Set([id]));
    }
    this.layoutOne(id);
  }

  private unbind(id: string): void {
    for (const target of this.heldOf.get(id) ?? []) {
      const bound = this.holdersOf.get(target);
      bound?.delete(id);
      if (bound?.size === 0) this.holdersOf.delete(target);
    }
    this.heldOf.delete(id);
  }

  /** Puts an item, or another in its place. Called by what lays out parts of the scene. */
  put(id: string, item: SceneItem, before?: SceneItem): void {
    this.order.put(item, before);
    const mark = linkParts.get('link')?.boxOf(item);
    if (mark) item.paintBox = union(item.paintBox, grown(mark, 1));
    const known = this.items.get(id);
    if (known) this.damage.add(known.paintBox);
    this.damage.add(item.paintBox);
    this.items.set(id, item);
    this.ways?.changed(id, item, known);
    this.grid.set(id, item.paintBox, known?.paintBox);
  }

  /** Takes an item away. Called by what lays out parts of the scene. */
  remove(id: string): void {
    const item = this.items.get(id);
    if (!item) return;
    this.damage.add(item.paintBox);
    this.items.delete(id);
    this.ways?.changed(id, undefined, item);
    this.grid.delete(id, item.paintBox);
    this.order.remove();
  }
}
