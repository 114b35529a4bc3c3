import type { BoundaryElement } from '../../../document/index.ts';
import type { TextMeasurer } from '../../../layout/textMeasurer.ts';
import { LINE_HEIGHT, wrapText } from '../../../layout/wrapText.ts';
import { makeRoomBeside } from './summary.ts';
import { most, widthOf, type Flow, type NodeRange, type RangeTitle, type TopicNode } from './topicNode.ts';

/** From a boundary to what it is around. */
export const BOUNDARY_PAD = 12;

const TITLE_SIZE = 14;
/** The widest line of a title, in multiples of its size. */
const TITLE_WIDTH = 18;
/** Room around a title, in multiples of its size. */
const TITLE_PAD = { x: 0.6, y: 0.25 };

/** The size of a boundary's title. */
export const titleSizeOf = ({ style }: BoundaryElement): number => style.fontSize ?? TITLE_SIZE;

/** Whether the title of a boundary is bold. */
export const isTitleBold = ({ style }: BoundaryElement): boolean => style.bold ?? true;

/** How high a title of one line is. */
export const heightOfTitle = (element: BoundaryElement): number =>
  Math.ceil(titleSizeOf(element) * (LINE_HEIGHT + 2 * TITLE_PAD.y));

const titles = new WeakMap<BoundaryElement, { by: TextMeasurer; title: RangeTitle | null }>();

/** The title of a boundary; null for one without. */
export function titleOf(element: BoundaryElement, measurer: TextMeasurer): RangeTitle | null {
  const known = titles.get(element);
  if (known?.by === measurer) return known.title;
  const title = element.text.trim() === '' ? null : setTitle(element, measurer);
  titles.set(element, { by: measurer, title });
  return title;
}

function setTitle(element: BoundaryElement, measurer: TextMeasurer): RangeTitle {
  const size = titleSizeOf(element);
  const spec = { size, bold: isTitleBold(element), italic: element.style.italic ?? false };
  const block = wrapText(element.text, spec, size * TITLE_WIDTH, measurer);
  return {
    block,
    w: Math.ceil(block.width + 2 * size * TITLE_PAD.x),
    h: Math.ceil(block.height + 2 * size * TITLE_PAD.y),
  };
}

/** Gives the children of a node the room that what is around them takes; their own reach is known. */
export function spaceOut(node: TopicNode, flow: Flow): void {
  for (const child of node.children) Object.assign(child, child.own);
  if (flow !== null) for (const range of node.ranges) makeRoom(range, flow);
}

function makeRoom(range: NodeRange, flow: 'down' | 'across'): void {
  const { shown, title, summary } = range;
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last) return;
  if (summary) return makeRoomBeside(range, summary, flow);
  const lead = BOUNDARY_PAD + (title?.h ?? 0);
  const widths = shown.map(widthOf);
  const width = flow === 'down' ? most(widths) : widths.reduce((sum, each) => sum + each, 0);
  // A title may be wider than all that it is over.
  const missing = Math.max(0, (title?.w ?? 0) - width);
  if (flow === 'down') {
    first.top += lead;
    last.bottom += BOUNDARY_PAD;
    for (const child of shown) child.right += BOUNDARY_PAD;
    first.right += missing;
    return;
  }
  first.left += BOUNDARY_PAD;
  last.right += BOUNDARY_PAD + missing;
  for (const child of shown) {
    child.top += lead;
    child.bottom += BOUNDARY_PAD;
  }
}
