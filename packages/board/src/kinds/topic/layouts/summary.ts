import type { BoardBox, BoardPoint } from '../../../document/index.ts';
import { roundedSteps } from '../../../layout/pathSteps.ts';
import {
  heightOf,
  most,
  roomOf,
  widthOf,
  type ChildPlace,
  type GrowthSide,
  type NodeRange,
  type TopicEdge,
  type TopicNode,
} from './topicNode.ts';

/** From what is summed up to the topic that does so. */
const SUMMARY_GAP = 44;
/** Of a row of topics so much stands between two at least. */
const LEAST_GAP = 6;

/** Makes room for a summary: beside topics that stand one below the other, below those that stand beside each other. */
export function makeRoomBeside(range: NodeRange, summary: TopicNode, flow: 'down' | 'across'): void {
  const { shown } = range;
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last) return;
  range.reached = shown.map(({ left, right, top, bottom }) => ({ left, right, top, bottom }));
  const between = (shown.length - 1) * LEAST_GAP;
  if (flow === 'down') {
    const missing = heightOf(summary) - roomOf(shown, heightOf, 0) - between;
    const widest = most(shown.map(widthOf));
    for (const child of shown) child.right = widest - child.left - child.w + SUMMARY_GAP + widthOf(summary);
    first.top += Math.max(0, missing / 2);
    last.bottom += Math.max(0, missing / 2);
    return;
  }
  const missing = widthOf(summary) - roomOf(shown, widthOf, 0) - between;
  const highest = most(shown.map(({ h, bottom }) => h + bottom));
  for (const child of shown) child.bottom = highest - child.h + SUMMARY_GAP + heightOf(summary);
  first.left += Math.max(0, missing / 2);
  last.right += Math.max(0, missing / 2);
}

/** Where a summary comes to stand, the topics that it sums up having their places. */
export function summaryPlace(
  { shown, reached }: NodeRange,
  summary: TopicNode,
  flow: 'down' | 'across',
  placeOf: (node: TopicNode) => BoardPoint | undefined,
): ChildPlace | null {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [index, child] of shown.entries()) {
    const [at, reach] = [placeOf(child), reached[index]];
    if (!at || !reach) return null;
    left = Math.min(left, at.x - reach.left);
    right = Math.max(right, at.x + child.w + reach.right);
    top = Math.min(top, at.y - reach.top);
    bottom = Math.max(bottom, at.y + child.h + reach.bottom);
  }
  if (flow === 'down') {
    const y = (top + bottom - heightOf(summary)) / 2 + summary.top;
    const at = { x: right + SUMMARY_GAP + summary.left, y };
    return { at, side: 'right', join: 'summary', bracket: [Math.round(y - top), Math.round(bottom - y)] };
  }
  const x = (left + right - widthOf(summary)) / 2 + summary.left;
  const at = { x, y: bottom + SUMMARY_GAP + summary.top };
  return { at, side: 'down', join: 'summary', bracket: [Math.round(x - left), Math.round(right - x)] };
}

/** What the bracket of a summary follows from. */
interface SummaryPlace {
  readonly box: BoardBox;
  readonly side: GrowthSide;
  readonly isLeft: boolean;
  readonly bracketBack: number;
  readonly bracketOn: number;
}

/** From the box of a summary to the spine of its bracket, and to the tips of that. */
const SPINE = 22;
const TIP = 34;
const BRACKET_CORNER = 8;

/** The bracket of a summary, and the line from it to the topic: one line, which goes to the topic and back. */
export function bracketOf({ box, side, isLeft, bracketBack, bracketOn }: SummaryPlace): TopicEdge {
  const isDown = side === 'down';
  // Along the topics that are summed up, and towards them.
  const point = (along: number, toward: number): BoardPoint =>
    isDown
      ? { x: along, y: box.y - toward }
      : { x: isLeft ? box.x + box.w + toward : box.x - toward, y: along };
  const begin = isDown ? box.x : box.y;
  // What is turned round at the middle of a map reaches the other way.
  const [back, on] = isDown && isLeft ? [bracketOn - box.w, bracketBack + box.w] : [bracketBack, bracketOn];
  const [from, to] = [begin - back, begin + on];
  const middle = begin + (isDown ? box.w : box.h) / 2;
  const start = point(from, TIP);
  const [stem, end] = [point(middle, SPINE), point(to, TIP)];
  return {
    start,
    steps: [
      ...roundedSteps(start, [point(from, SPINE)], stem, BRACKET_CORNER),
      { to: point(middle, 0) },
      { to: stem },
      ...roundedSteps(stem, [point(to, SPINE)], end, BRACKET_CORNER),
    ],
  };
}
