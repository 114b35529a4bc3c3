import {
  buildTopicForest,
  compareOrder,
  type BoardBox,
  type BoardChange,
  type BoardElement,
  type BoardPoint,
  type BoardSnapshot,
  type TopicElement,
  type TopicForest,
} from '../document/index.ts';
import { distanceToPath, routeConnector, type EndTarget } from './connectorPath.ts';
import { contains, containsPoint, grown, intersects, union } from './geometry.ts';
import { GridIndex } from './gridIndex.ts';
import { boxItem, connectorItem, isBelow, topicItem, type SceneItem, type TopicItem } from './sceneItem.ts';
import type { TextMeasurer } from './textMeasurer.ts';
import { FOLD_MARK_RADIUS, foldMarkOf, hasFoldMark } from './topicEdge.ts';
import { layoutTopicTree, type PlacedTopic } from './topicLayout.ts';
import { measureTopic, type TopicLook, type TopicMeasure } from './topicStyle.ts';

/** The board a scene shows: a store, or the elements of a snapshot. */
export interface BoardSource {
  readonly elements: ReadonlyMap<string, BoardElement>;
  readonly forest: TopicForest;
}

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
export class BoardScene {
  private source: BoardSource;
  private measurer: TextMeasurer;
  private readonly items = new Map<string, SceneItem>();
  private readonly grid = new GridIndex();
  /** The connectors that hold on to an element, and what each of them holds on to. */
  private readonly connectorsAt = new Map<string, Set<string>>();
  private readonly heldBy = new Map<string, readonly string[]>();
  private readonly trees = new Map<string, readonly string[]>();
  private measures = new WeakMap<TopicElement, TopicMeasure>();
  private readonly foldedHere = new Map<string, boolean>();
  private ranked = false;
  private ordered: readonly SceneItem[] = [];
  private orderKnown = false;

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

  /** The measurer the texts were set with. */
  get measuredWith(): TextMeasurer {
    return this.measurer;
  }

  /** Takes a change of the source in. */
  apply(change: BoardChange): void {
    const roots = new Set<string>();
    const routes = new Set<string>();
    const touch = (id: string) => {
      for (const connector of this.connectorsAt.get(id) ?? []) routes.add(connector);
    };
    for (const id of [...change.removed, ...change.changed]) {
      const before = this.items.get(id);
      const after = this.source.elements.get(id);
      // Which trees a topic left or joined shows only in the forest: those it was and is in are laid out again.
      if (before?.kind === 'topic') roots.add(before.placed.root);
      if (after?.type === 'topic') roots.add(this.source.forest.rootOf(id));
      if (before?.element.z !== after?.z) this.ranked = false;
      touch(id);
      if (after?.type === 'connector' || this.heldBy.has(id)) routes.add(id);
      else if (after && after.type !== 'topic') this.put(id, boxItem(after, this.measurer), before);
      else if (!after) this.remove(id);
    }
    for (const root of roots) for (const id of this.layoutTree(root)) touch(id);
    for (const id of routes) this.layoutConnector(id);
  }

  /** Folds or unfolds a topic for this view only; null goes back to what the board says. */
  setFoldedHere(id: string, folded: boolean | null): void {
    if (folded === null) this.foldedHere.delete(id);
    else this.foldedHere.set(id, folded);
    const moved = this.layoutTree(this.source.forest.rootOf(id));
    const routes = new Set(moved.flatMap((topic) => [...(this.connectorsAt.get(topic) ?? [])]));
    for (const connector of routes) this.layoutConnector(connector);
  }

  /** What may be seen in an area, in the order of painting. */
  visibleIn(area: BoardBox): SceneItem[] {
    this.rank();
    const near = this.grid.query(area);
    // Most of the board: going through all in their order is quicker than sorting what was found.
    if (near.size * 4 > this.items.size)
      return this.inOrder().filter(({ paintBox }) => intersects(paintBox, area));
    const found: SceneItem[] = [];
    for (const id of near) {
      const item = this.items.get(id);
      if (item && intersects(item.paintBox, area)) found.push(item);
    }
    return found.toSorted((a, b) => a.rank - b.rank);
  }

  /** What is wholly within an area, for a marquee. */
  within(area: BoardBox): SceneItem[] {
    return this.visibleIn(area).filter(({ box }) => contains(area, box));
  }

  /**
   * The topmost element at a point, within `tolerance` board units for lines; undefined when there is none. Of a
   * frame, its border and title count: what is in it stays in reach, and so does the board behind.
   */
  hit(point: BoardPoint, tolerance: number): SceneItem | undefined {
    const near = this.visibleIn(grown({ ...point, w: 0, h: 0 }, tolerance)).toReversed();
    return near.find((item) => {
      if (item.kind === 'connector') {
        const label = item.label && {
          x: item.path.middle.x - item.label.width / 2,
          y: item.path.middle.y - item.label.height / 2,
        };
        const onLabel =
          item.label &&
          label &&
          containsPoint({ ...label, w: item.label.width, h: item.label.height }, point);
        return (
          onLabel || distanceToPath(item.path, point) <= tolerance + (item.element.style.strokeWidth ?? 2) / 2
        );
      }
      if (!containsPoint(grown(item.box, item.element.type === 'frame' ? tolerance : 0), point)) {
        return (
          item.kind === 'box' && item.element.type === 'frame' && this.onTitle(item.paintBox, item.box, point)
        );
      }
      if (item.element.type !== 'frame') return true;
      return !containsPoint(grown(item.box, -tolerance), point);
    });
  }

  /** The frame whose inside is at a point, the topmost one. */
  frameAt(point: BoardPoint): SceneItem | undefined {
    const frames = this.visibleIn({ ...point, w: 0, h: 0 }).filter(({ element }) => element.type === 'frame');
    return frames.toReversed().find(({ box }) => containsPoint(box, point));
  }

  /** The topic whose fold mark is at a point. */
  foldMarkAt(point: BoardPoint, tolerance: number): TopicItem | undefined {
    const area = grown({ ...point, w: 0, h: 0 }, FOLD_MARK_RADIUS * 2);
    return this.visibleIn(area).find((item): item is TopicItem => {
      if (item.kind !== 'topic' || !hasFoldMark(item.placed)) return false;
      const mark = foldMarkOf(item.placed);
      return Math.hypot(mark.x - point.x, mark.y - point.y) <= FOLD_MARK_RADIUS + tolerance;
    });
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
      const box = item.element.type === 'frame' ? item.paintBox : item.box;
      bounds = bounds ? union(bounds, box) : box;
    }
    return bounds;
  }

  private onTitle(paintBox: BoardBox, box: BoardBox, point: BoardPoint): boolean {
    return containsPoint({ ...paintBox, h: box.y - paintBox.y, w: Math.min(paintBox.w, 320) }, point);
  }

  private layoutAll(): void {
    this.items.clear();
    this.grid.clear();
    this.trees.clear();
    this.connectorsAt.clear();
    this.heldBy.clear();
    this.measures = new WeakMap();
    this.ranked = false;
    for (const element of this.source.elements.values()) {
      if (element.type !== 'connector' && element.type !== 'topic')
        this.put(element.id, boxItem(element, this.measurer));
    }
    for (const root of this.source.forest.roots) this.layoutTree(root.id);
    for (const element of this.source.elements.values())
      if (element.type === 'connector') this.layoutConnector(element.id);
  }

  /** Lays a mind map out; returns the topics that stand elsewhere or look otherwise now, and those that have left it. */
  private layoutTree(rootId: string): string[] {
    const before = this.trees.get(rootId) ?? [];
    const root = this.source.elements.get(rootId);
    const standing = root?.type === 'topic' && this.source.forest.parentOf(rootId) === null ? root : null;
    const placed = standing
      ? layoutTopicTree(standing, {
          forest: this.source.forest,
          measureOf: (topic, look) => this.measureOf(topic, look),
          isFolded: (topic) => this.foldedHere.get(topic.id) ?? topic.folded,
        })
      : [];
    const byId = new Map<string, PlacedTopic>();
    const touched: string[] = [];
    for (const each of placed) {
      const { id } = each.topic;
      byId.set(id, each);
      const above = each.parent === null ? null : (byId.get(each.parent) ?? null);
      const item = this.items.get(id);
      const next = topicItem(each, above, item?.kind === 'topic' ? item : undefined);
      if (next === item) continue;
      this.put(id, next, item);
      touched.push(id);
    }
    if (standing) this.trees.set(rootId, [...byId.keys()]);
    else this.trees.delete(rootId);
    const gone = before.filter((id) => !byId.has(id));
    for (const id of gone) {
      const item = this.items.get(id);
      if (item?.kind === 'topic' && item.placed.root === rootId) this.remove(id);
    }
    return [...touched, ...gone];
  }

  private measureOf(topic: TopicElement, look: TopicLook): TopicMeasure {
    const known = this.measures.get(topic);
    if (known?.look === look) return known;
    const measure = measureTopic(topic, look, this.measurer);
    this.measures.set(topic, measure);
    return measure;
  }

  private layoutConnector(id: string): void {
    this.unbind(id);
    const element = this.source.elements.get(id);
    if (element?.type !== 'connector') return this.remove(id);
    const held = [element.from, element.to].flatMap((end) => ('element' in end ? [end.element] : []));
    this.heldBy.set(id, held);
    for (const target of held) {
      const bound = this.connectorsAt.get(target);
      if (bound) bound.add(id);
      else this.connectorsAt.set(target, new Set([id]));
    }
    const path = routeConnector(element, (target) => this.targetOf(target));
    if (path) this.put(id, connectorItem(element, path, this.measurer), this.items.get(id));
    else this.remove(id);
  }

  private unbind(id: string): void {
    for (const target of this.heldBy.get(id) ?? []) {
      const bound = this.connectorsAt.get(target);
      bound?.delete(id);
      if (bound?.size === 0) this.connectorsAt.delete(target);
    }
    this.heldBy.delete(id);
  }

  private targetOf(id: string): EndTarget | null {
    const item = this.items.get(id);
    if (!item || item.kind === 'connector') return null;
    return { box: item.box, kind: item.element.type === 'shape' ? item.element.shape : null };
  }

  private put(id: string, item: SceneItem, before?: SceneItem): void {
    if (before) item.rank = before.rank;
    else this.ranked = false;
    this.items.set(id, item);
    this.orderKnown = false;
    this.grid.set(id, item.paintBox);
  }

  private remove(id: string): void {
    if (!this.items.delete(id)) return;
    this.grid.delete(id);
    this.orderKnown = false;
  }

  /** All items in the order of painting. */
  private inOrder(): readonly SceneItem[] {
    if (!this.orderKnown) this.ordered = [...this.items.values()].toSorted((a, b) => a.rank - b.rank);
    this.orderKnown = true;
    return this.ordered;
  }

  private rank(): void {
    if (this.ranked) return;
    const order = [...this.items.values()].toSorted((a, b) => {
      const [below, other] = [isBelow(a.element), isBelow(b.element)];
      if (below !== other) return below ? -1 : 1;
      return compareOrder(a.element.z, a.element.id, b.element.z, b.element.id);
    });
    for (const [rank, item] of order.entries()) item.rank = rank;
    this.ranked = true;
    this.ordered = order;
    this.orderKnown = true;
  }
}
