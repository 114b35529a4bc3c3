import { heightOf, most, portHeight, roomOf, type StructureLayout, type TopicNode } from './topicNode.ts';

/** How far a column is indented, at most: that of a narrow topic begins at its middle. */
const INDENT = 40;
const GAP = 14;
/** Texts on lines stand closer. */
const GAP_LINES = 6;
const GAP_FIRST = 8;

/** How round the corners of the lines are. */
export const CORNER = 8;

/** How far right of a topic's left edge its column begins. */
export const columnIndent = (w: number): number => Math.min(w / 2, INDENT);

const gapOf = ({ children }: TopicNode): number => (children[0]?.measure.look === 'line' ? GAP_LINES : GAP);

/** One below the other, indented: the last level of an org chart, and every level of a tree. */
export const column: StructureLayout = {
  flow: () => 'down',
  measure(node) {
    const { children, w } = node;
    if (children.length === 0) return;
    const gap = gapOf(node);
    const indent = columnIndent(w);
    node.left = most(children.map(({ left }) => left - indent));
    node.right = most(children.map((child) => indent + child.w + child.right - w));
    node.bottom = gap + GAP_FIRST + roomOf(children, heightOf, gap);
  },
  place(parent, { child }) {
    const { node, box } = parent;
    const gap = gapOf(node);
    let y = box.y + box.h + gap + GAP_FIRST;
    let last: number | null = null;
    for (const each of node.children) {
      const at = { x: box.x + columnIndent(box.w), y: y + each.top };
      const port = Math.round(at.y) + portHeight(each);
      // Main branches have colours of their own: each has the part of the line that leads on from the one above.
      const back = node.depth === 0 && last !== null ? port - last + CORNER : 0;
      child(parent, each, { at, side: 'down', join: 'hang', back });
      last = port;
      y += heightOf(each) + gap;
    }
  },
};
