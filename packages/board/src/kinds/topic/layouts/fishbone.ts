import {
  heightOf,
  portHeight,
  widthOf,
  type PlacedNode,
  type Placing,
  type StructureLayout,
  type TopicNode,
} from './topicNode.ts';

/** How far a rib goes to the side for each unit away from the spine. */
const RIB_SLOPE = 0.5;
/** From a rib to what is beside it. */
const TWIG = 22;
const FIRST = 44;
const STEP = 40;
const GAP = 26;
/** From the spine to what is nearest. */
const CLEAR = 24;
const ROW_GAP = 10;
/** The shortest rib. */
const SHORTEST = 52;

/** What stands beside a rib, and how far from the spine its near edge is. */
interface Row {
  readonly node: TopicNode;
  readonly from: number;
  /** How far from the spine the line to it is. */
  readonly port: number;
}

/** A rib: where it leaves the spine, counted from the head, its length across, and what is beside it. */
interface Rib {
  readonly node: TopicNode;
  readonly above: boolean;
  readonly joint: number;
  readonly length: number;
  readonly rows: readonly Row[];
}

/** The rows of a rib from the spine on: they are read downwards on both sides of it. */
function rowsOf(node: TopicNode, above: boolean): { rows: Row[]; length: number } {
  if (node.structure !== 'rib') return { rows: [], length: SHORTEST };
  let from = CLEAR;
  const rows = (above ? node.children.toReversed() : node.children).map((child): Row => {
    const port = from + (above ? child.bottom + child.h - portHeight(child) : child.top + portHeight(child));
    const row = { node: child, from, port };
    from += heightOf(child) + ROW_GAP;
    return row;
  });
  return { rows, length: Math.max(SHORTEST, from + ROW_GAP) };
}

/** The ribs of a head. Those on one side keep clear of each other all along, as all lean alike. */
function ribsOf({ children }: TopicNode): Rib[] {
  const free = [FIRST, FIRST];
  let last = FIRST - STEP;
  return children.map((node, index) => {
    const above = index % 2 === 0;
    const { rows, length } = rowsOf(node, above);
    const before = node.w / 2 + node.left + RIB_SLOPE * heightOf(node);
    const after = rows.map(({ node: row, from, port }) => RIB_SLOPE * (port - from) + TWIG + widthOf(row));
    const beyond = node.structure === 'rib' ? 0 : node.right;
    const side = index % 2;
    const joint = Math.max(last + STEP, (free[side] ?? 0) + before);
    free[side] = joint + Math.max(node.w / 2 + beyond, ...after) + GAP;
    last = joint;
    return { node, above, joint, length, rows };
  });
}

/** Along the bones of a fish, whose head is the topic. */
export const fishbone: StructureLayout = {
  // Ribs lean: no upright box is around some of them alone.
  flow: () => null,
  measure(node) {
    const port = portHeight(node);
    for (const { node: main, above, joint, length, rows } of ribsOf(node)) {
      const height = length + heightOf(main);
      if (above) node.top = Math.max(node.top, height - port);
      else node.bottom = Math.max(node.bottom, height - (node.h - port));
      const end = joint + RIB_SLOPE * length + main.w / 2 + main.right;
      const widest = rows.map((row) => joint + RIB_SLOPE * row.port + TWIG + widthOf(row.node));
      node.right = Math.max(node.right, end, ...widest);
    }
  },
  place(parent, { child }) {
    const { node, box } = parent;
    const axis = box.y + portHeight(node);
    let last = 0;
    for (const { node: main, above, joint, length } of ribsOf(node)) {
      const x = box.x + box.w + joint + RIB_SLOPE * length - main.w / 2;
      const y = above ? axis - length - main.bottom - main.h : axis + length + main.top;
      const side = above ? 'up' : 'down';
      child(parent, main, { at: { x, y }, side, join: 'rib', back: joint - last });
      last = joint;
    }
  },
  edge({ axis, foot, ahead, back }) {
    const joint = { x: foot.x - ahead * RIB_SLOPE * Math.abs(axis - foot.y), y: axis };
    return { start: { x: joint.x - ahead * back, y: axis }, steps: [{ to: joint }, { to: foot }] };
  },
};

/** What is beside one rib. The rib itself belongs to the fish, which is why its branch reaches no further than its topic. */
export const rib: StructureLayout = {
  flow: () => 'down',
  measure: () => {},
  place(parent: PlacedNode, { child }: Placing) {
    const { node, box, side } = parent;
    const above = side === 'up';
    const { rows, length } = rowsOf(node, above);
    const end = box.x + box.w / 2;
    const axis = above ? box.y + box.h + length : box.y - length;
    for (const { node: row, from, port } of rows) {
      const x = end - RIB_SLOPE * (length - port) + TWIG + row.left;
      const y = above ? axis - from - row.bottom - row.h : axis + from + row.top;
      child(parent, row, { at: { x, y }, side: 'right', join: 'twig' });
    }
  },
  edge: ({ near, ahead }) => ({ start: { x: near.x - ahead * TWIG, y: near.y }, steps: [{ to: near }] }),
};
