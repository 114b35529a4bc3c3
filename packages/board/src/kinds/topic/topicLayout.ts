import { TopicLayout, TopicSide } from '../../document/constants.ts';
import type { BoardBox, TopicElement, TopicForest } from '../../document/index.ts';
import { topicLook, type TopicMeasure } from './topicStyle.ts';

/** The side of its parent a topic grows on. */
export type GrowthSide = 'left' | 'right' | 'down';

/** A topic as laid out. */
export interface PlacedTopic {
  readonly topic: TopicElement;
  readonly box: BoardBox;
  readonly measure: TopicMeasure;
  readonly depth: number;
  readonly parent: string | null;
  readonly root: string;
  /** Which main branch it belongs to, counted from 0; -1 for the root. */
  readonly branch: number;
  /** The main branch it belongs to; itself for the root. */
  readonly branchTopic: TopicElement;
  readonly side: GrowthSide;
  readonly layout: TopicLayout;
  /** True when it stands in a column under its parent, as the last level of an org chart does. */
  readonly hanging: boolean;
  /** True when its children are hidden. */
  readonly folded: boolean;
  /** How many topics lie below it, shown or not. */
  readonly below: number;
}

/** What laying out needs to know besides the topics. */
export interface TopicLayoutInput {
  readonly forest: TopicForest;
  readonly measureOf: (topic: TopicElement, look: ReturnType<typeof topicLook>) => TopicMeasure;
  readonly isFolded: (topic: TopicElement) => boolean;
}

/** A topic with what is shown below it, before it has a place. */
interface Node {
  readonly topic: TopicElement;
  readonly measure: TopicMeasure;
  readonly depth: number;
  readonly folded: boolean;
  readonly below: number;
  children: Node[];
  hanging: boolean;
  /** Room the subtree takes across the direction of growth. */
  span: number;
}

const GAP_ALONG_ROOT = 84;
const GAP_ALONG = 46;
const GAP_ACROSS_MAIN = 26;
const GAP_ACROSS = 10;
const GAP_DOWN = 56;
const GAP_DOWN_ACROSS = 24;
const HANG_INDENT = 26;
const HANG_GAP = 14;

/** Deeper trees than this are drawn no deeper: a guard for the stack, no map that is read gets there. */
const MAX_DEPTH = 400;

function countBelow(forest: TopicForest, id: string, depth: number): number {
  if (depth > MAX_DEPTH) return 0;
  return forest.childrenOf(id).reduce((sum, child) => sum + 1 + countBelow(forest, child.id, depth + 1), 0);
}

function buildNode(topic: TopicElement, depth: number, layout: TopicLayout, input: TopicLayoutInput): Node {
  const measure = input.measureOf(topic, topicLook(depth, layout));
  const hidden = input.forest.childrenOf(topic.id);
  const folded = (hidden.length > 0 && input.isFolded(topic)) || depth >= MAX_DEPTH;
  const children = folded ? [] : hidden.map((child) => buildNode(child, depth + 1, layout, input));
  const below = folded
    ? countBelow(input.forest, topic.id, depth)
    : children.reduce((sum, { below: n }) => sum + 1 + n, 0);
  return { topic, measure, depth, folded, below, children, hanging: false, span: 0 };
}

const gapAcross = (depth: number): number => (depth === 0 ? GAP_ACROSS_MAIN : GAP_ACROSS);

const sumSpans = (nodes: readonly Node[], gap: number): number =>
  nodes.reduce((sum, node) => sum + node.span + gap, nodes.length > 0 ? -gap : 0);

/** Heights of subtrees that grow sideways. */
function spanSideways(node: Node): void {
  node.children.forEach(spanSideways);
  // Two levels apart on one side read better with a little more air around their parent.
  const air = node.children.some((child) => child.children.length > 0) ? GAP_ACROSS : 0;
  node.span = Math.max(node.measure.h, sumSpans(node.children, gapAcross(node.depth)) + air);
}

/** Widths of subtrees that grow downwards; the last level, when it is a list, hangs in a column. */
function spanDown(node: Node): void {
  node.children.forEach(spanDown);
  const leaves = node.children.every((child) => child.children.length === 0);
  if (node.depth >= 1 && leaves && node.children.length > 1) {
    for (const child of node.children) child.hanging = true;
    const widest = Math.max(...node.children.map((child) => child.measure.w));
    node.span = Math.max(
      node.measure.w,
      node.measure.w / 2 + HANG_INDENT + widest - Math.min(node.measure.w / 2, 40),
    );
    return;
  }
  node.span = Math.max(node.measure.w, sumSpans(node.children, GAP_DOWN_ACROSS));
}

/** Distributes the main branches of a root to its two sides: those with a side of their own go there, the others balance the heights. */
function dealSides(root: Node): { left: Node[]; right: Node[] } {
  const total = sumSpans(root.children, GAP_ACROSS_MAIN);
  const right = root.children.filter(({ topic }) => topic.side === TopicSide.RIGHT);
  const left = root.children.filter(({ topic }) => topic.side === TopicSide.LEFT);
  const open = root.children.filter(({ topic }) => topic.side === null);
  let filled = sumSpans(right, GAP_ACROSS_MAIN);
  for (const [index, node] of open.entries()) {
    const fits = filled + node.span / 2 <= total / 2 || (index === 0 && right.length === 0);
    if (fits) {
      right.push(node);
      filled += node.span + GAP_ACROSS_MAIN;
    } else {
      left.push(...open.slice(index));
      break;
    }
  }
  const inOrder = (nodes: Node[]) => root.children.filter((node) => nodes.includes(node));
  return { left: inOrder(left), right: inOrder(right) };
}

interface Placing {
  readonly layout: TopicLayout;
  readonly root: TopicElement;
  readonly placed: PlacedTopic[];
}

interface Spot {
  readonly box: BoardBox;
  readonly parent: Node | null;
  readonly branch: number;
  readonly branchTopic: TopicElement;
  readonly side: GrowthSide;
}

function put(node: Node, spot: Spot, placing: Placing): void {
  placing.placed.push({
    topic: node.topic,
    box: spot.box,
    measure: node.measure,
    depth: node.depth,
    parent: spot.parent?.topic.id ?? null,
    root: placing.root.id,
    branch: spot.branch,
    branchTopic: spot.branchTopic,
    side: spot.side,
    layout: placing.layout,
    hanging: node.hanging,
    folded: node.folded,
    below: node.below,
  });
}

/** The spot of a child: it begins a main branch under the root and goes on with its parent's elsewhere. */
function childSpot(
  node: Node,
  child: Node,
  spot: Spot,
  index: number,
  box: BoardBox,
  side: GrowthSide,
): Spot {
  if (node.depth > 0) return { ...spot, box, parent: node, side };
  return { box, parent: node, branch: index, branchTopic: child.topic, side };
}

function placeSideways(
  node: Node,
  children: readonly Node[],
  spot: Spot,
  side: 'left' | 'right',
  placing: Placing,
): void {
  const gap = gapAcross(node.depth);
  const along = node.depth === 0 ? GAP_ALONG_ROOT : GAP_ALONG;
  // Topics that stand on a line hang from it: their children spread around the line, not around their middle.
  let y = spot.box.y + spot.box.h / 2 - sumSpans(children, gap) / 2;
  for (const child of children) {
    const { w, h } = child.measure;
    const x = side === 'right' ? spot.box.x + spot.box.w + along : spot.box.x - along - w;
    const box = { x: Math.round(x), y: Math.round(y + child.span / 2 - h / 2), w, h };
    const at = childSpot(node, child, spot, node.children.indexOf(child), box, side);
    put(child, at, placing);
    placeSideways(child, child.children, at, side, placing);
    y += child.span + gap;
  }
}

function placeDown(node: Node, spot: Spot, left: number, placing: Placing): void {
  const { box } = spot;
  if (node.children[0]?.hanging) {
    let y = box.y + box.h + HANG_GAP + 8;
    const x = Math.round(box.x + Math.min(box.w / 2, 40) - HANG_INDENT / 2 + HANG_INDENT / 2);
    node.children.forEach((child, index) => {
      const { w, h } = child.measure;
      put(child, childSpot(node, child, spot, index, { x, y, w, h }, 'down'), placing);
      y += h + HANG_GAP;
    });
    return;
  }
  const width = sumSpans(node.children, GAP_DOWN_ACROSS);
  let x = left + (node.span - width) / 2;
  node.children.forEach((child, index) => {
    const { w, h } = child.measure;
    const offset = child.children[0]?.hanging ? 0 : (child.span - w) / 2;
    const childBox = { x: Math.round(x + offset), y: box.y + box.h + GAP_DOWN, w, h };
    const at = childSpot(node, child, spot, index, childBox, 'down');
    put(child, at, placing);
    placeDown(child, at, x, placing);
    x += child.span + GAP_DOWN_ACROSS;
  });
}

/**
 * Lays out one mind map around its root, whose centre is where the board says; parents come ahead of their children.
 * Topics below a folded one are left out. The same topics and measures always give the same places.
 */
export function layoutTopicTree(root: TopicElement, input: TopicLayoutInput): PlacedTopic[] {
  const { layout } = root;
  const tree = buildNode(root, 0, layout, input);
  const { w, h } = tree.measure;
  const box = { x: Math.round(root.x - w / 2), y: Math.round(root.y - h / 2), w, h };
  const side = layout === TopicLayout.DOWN ? 'down' : 'right';
  const spot: Spot = { box, parent: null, branch: -1, branchTopic: root, side };
  const placing: Placing = { layout, root, placed: [] };
  put(tree, spot, placing);
  if (layout === TopicLayout.DOWN) {
    spanDown(tree);
    placeDown(tree, spot, root.x - tree.span / 2, placing);
    return placing.placed;
  }
  spanSideways(tree);
  const sides = layout === TopicLayout.BOTH ? dealSides(tree) : { left: [], right: tree.children };
  placeSideways(tree, sides.right, spot, 'right', placing);
  placeSideways(tree, sides.left, spot, 'left', placing);
  return placing.placed;
}
