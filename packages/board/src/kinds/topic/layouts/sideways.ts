import { TopicSide } from '../../../document/constants.ts';
import {
  heightOf,
  most,
  roomOf,
  widthOf,
  type PlacedNode,
  type Placing,
  type StructureLayout,
  type TopicNode,
} from './topicNode.ts';

const GAP_ALONG_ROOT = 84;
const GAP_ALONG = 46;
const GAP_ACROSS_MAIN = 26;
const GAP_ACROSS = 10;

const gapAcross = (depth: number): number => (depth === 0 ? GAP_ACROSS_MAIN : GAP_ACROSS);
const gapAlong = (depth: number): number => (depth === 0 ? GAP_ALONG_ROOT : GAP_ALONG);

/** Puts some children of a node in a column beside it, around its middle. */
function placeBeside(parent: PlacedNode, children: readonly TopicNode[], { child }: Placing): void {
  const { node, box } = parent;
  const gap = gapAcross(node.depth);
  // Topics that stand on a line hang from it: their children spread around the line, not around their middle.
  let y = box.y + box.h / 2 - roomOf(children, heightOf, gap) / 2;
  for (const each of children) {
    const at = { x: box.x + box.w + gapAlong(node.depth) + each.left, y: y + each.top };
    child(parent, each, { at, side: 'right', join: 'curve' });
    y += heightOf(each) + gap;
  }
}

/** Level by level to one side. */
export const sideways: StructureLayout = {
  flow: () => 'down',
  measure(node) {
    const { children, depth } = node;
    // Two levels apart on one side read better with a little more air around their parent.
    const air = children.some((child) => child.children.length > 0) ? GAP_ACROSS : 0;
    const room = Math.max(node.h, roomOf(children, heightOf, gapAcross(depth)) + air);
    node.top = (room - node.h) / 2;
    node.bottom = node.top;
    node.right = most(children.map((child) => gapAlong(depth) + widthOf(child)));
  },
  place: (parent, placing) => placeBeside(parent, parent.node.children, placing),
};

/**
 * Distributes the main branches of a root to its two sides: those with a side of their own go there, the others balance the
 * heights.
 */
export function dealSides(root: TopicNode): { left: TopicNode[]; right: TopicNode[] } {
  const total = roomOf(root.children, heightOf, GAP_ACROSS_MAIN);
  const right = root.children.filter(({ topic }) => topic.side === TopicSide.RIGHT);
  const left = root.children.filter(({ topic }) => topic.side === TopicSide.LEFT);
  const open = root.children.filter(({ topic }) => topic.side === null);
  let filled = roomOf(right, heightOf, GAP_ACROSS_MAIN);
  for (const [index, node] of open.entries()) {
    // What is around several of them is not torn apart, as long as none of them has a side of its own.
    const goesOn = index > 0 && root.ranges.some(({ members }) => members.indexOf(node) > 0);
    const fits = goesOn || filled + heightOf(node) / 2 <= total / 2 || (index === 0 && right.length === 0);
    if (fits) {
      right.push(node);
      filled += heightOf(node) + GAP_ACROSS_MAIN;
    } else {
      left.push(...open.slice(index));
      break;
    }
  }
  const isRight = new Set(right);
  const isLeft = new Set(left);
  return {
    left: root.children.filter((node) => isLeft.has(node)),
    right: root.children.filter((node) => isRight.has(node)),
  };
}

/** Puts some of the main branches of a root beside it. */
export const placeMain = placeBeside;
