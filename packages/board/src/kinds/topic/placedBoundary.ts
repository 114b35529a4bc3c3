import type { BoardBox, BoundaryElement } from '../../document/index.ts';
import { union } from '../../layout/geometry.ts';
import { BOUNDARY_PAD, heightOfTitle } from './layouts/ranges.ts';
import type { NodeRange, RangeTitle, TopicNode } from './layouts/topicNode.ts';
import type { PlacedTopic } from './topicLayout.ts';

/** How wide a title is that is yet to be written. */
const EMPTY_TITLE = 120;

/** A boundary as laid out. */
export interface PlacedBoundary extends Pick<
  PlacedTopic,
  'branch' | 'branchTopic' | 'theme' | 'root' | 'isLeft'
> {
  readonly element: BoundaryElement;
  readonly box: BoardBox;
  readonly title: RangeTitle | null;
  /** Where its title stands, or would stand. */
  readonly titleBox: BoardBox;
  /** True around cells of a table, which have no room between them. */
  readonly isTight: boolean;
  /** The topic whose children it is around. */
  readonly parent: string;
  /** The first of the topics that it is around. */
  readonly first: string;
}

/** Finds where boundaries stand in a map whose topics have their places. */
export class BoundaryPlacer {
  readonly placed: PlacedBoundary[] = [];
  private readonly topicOf: (node: TopicNode) => PlacedTopic | undefined;
  /** The boxes of boundaries around the children of nodes, in the order of their ranges. */
  private readonly known = new Map<TopicNode, readonly (BoardBox | null)[]>();

  private readonly branches = new Map<TopicNode, BoardBox | null>();

  constructor(topicOf: (node: TopicNode) => PlacedTopic | undefined) {
    this.topicOf = topicOf;
  }

  /** Places what is around the children of a node; gives their boxes. */
  placeIn(node: TopicNode): readonly (BoardBox | null)[] {
    const known = this.known.get(node);
    if (known) return known;
    const boxes: (BoardBox | null)[] = [];
    for (const range of node.ranges) {
      if (range.summary) {
        boxes.push(this.branchBox(range.summary));
        continue;
      }
      const inside = boxes.flatMap((box, index) => (box && isIn(node.ranges[index], range) ? [box] : []));
      boxes.push(this.place(node, range, inside));
    }
    this.known.set(node, boxes);
    return boxes;
  }

  private place(node: TopicNode, range: NodeRange, inside: readonly BoardBox[]): BoardBox | null {
    const [first] = range.shown;
    const topic = first && this.topicOf(first);
    const around = boxAround([...range.shown.map((each) => this.branchBox(each)), ...inside]);
    if (!topic || !around) return null;
    const { branch, branchTopic, theme, root, isLeft } = topic;
    const { element, title } = range;
    if (element.type !== 'boundary') return null;
    const isTight = topic.join === 'cell';
    // Cells have no room between them: the line is theirs, and the title stands on it.
    const [pad, lead] = isTight ? [0, 0] : [BOUNDARY_PAD, BOUNDARY_PAD + (title?.h ?? 0)];
    const w = Math.max(around.w, isTight ? 0 : (title?.w ?? 0)) + 2 * pad;
    const box = {
      x: isLeft ? around.x + around.w + pad - w : around.x - pad,
      y: around.y - lead,
      w,
      h: around.h + lead + pad,
    };
    const parent = node.topic.id;
    const set = {
      w: title?.w ?? Math.min(box.w - 2 * pad, EMPTY_TITLE),
      h: title?.h ?? heightOfTitle(element),
    };
    const titleBox = {
      ...set,
      x: isLeft ? box.x + box.w - pad - set.w : box.x + pad,
      y: isTight ? box.y - set.h / 2 : box.y + BOUNDARY_PAD / 2,
    };
    this.placed.push({
      element,
      box,
      title,
      titleBox,
      isTight,
      parent,
      first: topic.topic.id,
      branch,
      branchTopic,
      theme,
      root,
      isLeft,
    });
    return box;
  }

  /** The box around a topic and all that is shown below it. */
  private branchBox(node: TopicNode): BoardBox | null {
    const known = this.branches.get(node);
    if (known !== undefined) return known;
    const own = this.topicOf(node)?.box ?? null;
    const below = node.children.map((child) => this.branchBox(child));
    const box = boxAround([own, ...below, ...this.placeIn(node)]);
    this.branches.set(node, box);
    return box;
  }
}

/** Whether all that is in one range is in another as well. */
const isIn = (inner: NodeRange | undefined, outer: NodeRange): boolean =>
  inner?.shown.every((node) => outer.shown.includes(node)) === true;

const boxAround = (boxes: readonly (BoardBox | null)[]): BoardBox | null =>
  boxes.reduce<BoardBox | null>((all, box) => (all && box ? union(all, box) : (all ?? box)), null);
