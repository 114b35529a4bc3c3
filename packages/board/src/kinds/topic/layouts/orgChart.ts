import { column, columnIndent } from './column.ts';
import { most, roomOf, widthOf, type StructureLayout, type TopicNode } from './topicNode.ts';

const GAP_DOWN = 56;
const GAP_ACROSS = 24;
const HANG_INDENT = 26;

/** True for the last level but one, where that has several: they hang in a column. */
const hangs = ({ depth, children }: TopicNode): boolean =>
  depth >= 1 && children.length > 1 && children.every((child) => child.children.length === 0);

/** Downwards, level by level. */
export const orgChart: StructureLayout = {
  flow: (node) => (hangs(node) ? 'down' : 'across'),
  measure(node) {
    const { children, w } = node;
    if (children.length === 0) return;
    if (hangs(node)) {
      column.measure(node);
      const widest = most(children.map((child) => child.w + child.right));
      node.right = most([w / 2 + HANG_INDENT + widest - columnIndent(w) - w]);
      return;
    }
    const room = Math.max(w, roomOf(children, widthOf, GAP_ACROSS));
    node.left = (room - w) / 2;
    node.right = node.left;
    const drop = GAP_DOWN + most(children.map(({ top }) => top));
    node.bottom = drop + most(children.map(({ h, bottom }) => h + bottom));
  },
  place(parent, placing) {
    const { node, box, at } = parent;
    if (hangs(node)) return column.place(parent, placing);
    let x = at.x + box.w / 2 - roomOf(node.children, widthOf, GAP_ACROSS) / 2;
    const y = box.y + box.h + GAP_DOWN + most(node.children.map(({ top }) => top));
    // They are read from the left on both sides.
    for (const child of placing.isTurned ? node.children.toReversed() : node.children) {
      placing.child(parent, child, { at: { x: x + child.left, y }, side: 'down', join: 'elbow' });
      x += widthOf(child) + GAP_ACROSS;
    }
  },
};
