import { roundedSteps } from '../../../layout/pathSteps.ts';
import { CORNER } from './column.ts';
import { heightOf, portHeight, widthOf, type StructureLayout, type TopicNode } from './topicNode.ts';

/** From the topic to the first stem. */
const FIRST = 40;
/** From one stem to the next, at least. */
const STEP = 44;
/** From a stem to its topic. */
const PAD = 18;
/** Between what is on the same side of the line. */
const GAP = 30;
/** Between the line and what is above and below it. */
const CLEAR = 26;

/** Where the stems stand, counted from the topic: in turn above and below, as close as what they bear lets them. */
function stemsOf({ children, ranges }: TopicNode): number[] {
  let free = [FIRST, FIRST];
  let last = FIRST - STEP;
  // What is around topics on both sides has both for itself.
  const wide = ranges.filter(({ shown }) => shown.length > 1);
  const level = () => {
    free = free.map(() => Math.max(...free));
  };
  return children.map((child, index) => {
    const side = index % 2;
    if (wide.some(({ shown }) => shown[0] === child)) level();
    last = Math.max(last + STEP, free[side] ?? 0);
    free[side] = last + PAD + widthOf(child) + GAP;
    if (wide.some(({ shown }) => shown.at(-1) === child)) level();
    return last;
  });
}

const isAbove = (index: number): boolean => index % 2 === 0;

/** Along a line to the right, in turn above and below it. */
export const timeline: StructureLayout = {
  flow: () => 'across',
  measure(node) {
    const stems = stemsOf(node);
    const port = portHeight(node);
    node.children.forEach((child, index) => {
      const height = CLEAR + heightOf(child);
      if (isAbove(index)) node.top = Math.max(node.top, height - port);
      else node.bottom = Math.max(node.bottom, height - (node.h - port));
      node.right = Math.max(node.right, (stems[index] ?? 0) + PAD + widthOf(child));
    });
  },
  place(parent, { child }) {
    const { node, box } = parent;
    const stems = stemsOf(node);
    const axis = box.y + portHeight(node);
    node.children.forEach((each, index) => {
      const stem = stems[index] ?? 0;
      const above = isAbove(index);
      const y = above ? axis - CLEAR - each.bottom - each.h : axis + CLEAR + each.top;
      const at = { x: box.x + box.w + stem + PAD + each.left, y };
      const back = stem - (stems[index - 1] ?? 0);
      child(parent, each, { at, side: above ? 'up' : 'down', join: 'stem', back });
    });
  },
  edge({ axis, near, ahead, back }) {
    const joint = { x: near.x - ahead * PAD, y: axis };
    const corner = { x: joint.x, y: near.y };
    return {
      start: { x: joint.x - ahead * back, y: axis },
      steps: [{ to: joint }, ...roundedSteps(joint, [corner], near, CORNER)],
    };
  },
};
