import { MapTheme, TopicLayout } from '../../document/constants.ts';
import type { BoardPoint, TopicElement, TopicForest } from '../../document/index.ts';
import { dealSides, placeMain } from './layouts/sideways.ts';
import { spaceOut } from './layouts/ranges.ts';
import { STRUCTURES } from './layouts/structures.ts';
import { BoundaryPlacer, type PlacedBoundary } from './placedBoundary.ts';
import { summaryPlace } from './layouts/summary.ts';
import {
  nodesBelow,
  type ChildPlace,
  type PlacedNode,
  type Placing,
  type TopicNode,
} from './layouts/topicNode.ts';
import {
  buildNode,
  PLACED_PARTS,
  type KnownNodes,
  type PlacedTopic,
  type TopicLayoutInput,
} from './topicLayout.ts';

/** A topic where it was put last. */
interface Spot {
  node: TopicNode;
  placed: PlacedTopic;
  /** What was left over when it was put on whole units. */
  rest: BoardPoint;
}

/** What a change has done to a map. */
export interface MapChange {
  /** Topics that stand elsewhere, look otherwise or hang on one that does; parents come ahead of their children. */
  readonly placed: readonly PlacedTopic[];
  /** Topics that are not in it any longer, or folded away. */
  readonly gone: readonly string[];
  /** The boundaries that are to be seen, all of them. */
  readonly boundaries: readonly PlacedBoundary[];
}

/** A place on whole units; there is no zero below zero. */
const whole = (place: number): number => Math.round(place) + 0;

/** A topic that shares no line with others and sums nothing up. */
const NO_LINES = { back: 0, bracketBack: 0, bracketOn: 0 };

/** Whether two are alike in all but where they stand. */
const areAlike = (a: PlacedTopic, b: PlacedTopic): boolean =>
  a.box.w === b.box.w && a.box.h === b.box.h && PLACED_PARTS.every((part) => a[part] === b[part]);

/** Whether a topic has a colour of its own, in which the branch below it is drawn. */
const hasColor = ({ style: { stroke } }: TopicElement): boolean => stroke !== undefined && stroke !== 'none';

/**
 * A mind map laid out around its root, whose centre is where the board says. It keeps what it has found: a change
 * measures only the changed topics and those above them, and a branch that only moved is shifted as a whole. The same
 * topics and measures always give the same places, however the map came to hold them.
 */
export class TopicMap {
  private readonly spots = new Map<string, Spot>();
  private forest: TopicForest | null = null;
  private placed: PlacedTopic[] = [];
  /** Topics that were put elsewhere, or look otherwise, in the change that is taken in. */
  private readonly renewed = new Set<string>();

  /** The topics that are to be seen. */
  get ids(): Iterable<string> {
    return this.spots.keys();
  }

  /** All topics that are to be seen, as they stand. */
  *all(): Iterable<PlacedTopic> {
    for (const { placed } of this.spots.values()) yield placed;
  }

  /** The topic as it stands. */
  get(id: string): PlacedTopic | undefined {
    return this.spots.get(id)?.placed;
  }

  /**
   * Lays the map out. Topics below a folded one are left out.
   * @param touched the topics that may be other than before, with all above them; without it, any may be
   */
  update(root: TopicElement, input: TopicLayoutInput, touched?: ReadonlySet<string>): MapChange {
    const isWhole = !touched || this.forest !== input.forest;
    this.forest = input.forest;
    this.placed = [];
    this.renewed.clear();
    const dropped: TopicNode[] = [];
    const known: KnownNodes = {
      nodeOf: (id) => this.spots.get(id)?.node,
      mayDiffer: (id) => isWhole || touched.has(id),
      onReplaced: (before, after) => {
        if (isWhole || before.children.length === 0) return;
        const shown = new Set(nodesBelow(after).map(({ topic }) => topic.id));
        dropped.push(...nodesBelow(before).filter(({ topic }) => !shown.has(topic.id)));
      },
    };
    const tree = buildNode(root, { depth: 0, index: 0, above: null }, input, known);
    this.placeRoot(tree);
    const gone = isWhole ? this.idsOutside(tree) : dropped.flatMap((node) => idsIn(node));
    for (const id of gone) this.spots.delete(id);
    const { placed } = this;
    this.placed = [];
    return { placed, gone, boundaries: this.boundariesIn(input.ranged) };
  }

  private placeRoot(tree: TopicNode): void {
    const { w, h, structure, topic, measure, depth, folded, below } = tree;
    const at = { x: topic.x - w / 2, y: topic.y - h / 2 };
    const box = { x: whole(at.x), y: whole(at.y), w, h };
    const side = structure === TopicLayout.DOWN ? 'down' : structure === TopicLayout.LEFT ? 'left' : 'right';
    const isLeft = side === 'left';
    const theme = topic.theme ?? MapTheme.RAINBOW;
    const on = { branch: -1, branchTopic: topic, root: topic.id, theme };
    const parts = { topic, measure, depth, structure, folded, below };
    this.put(tree, at, { ...parts, ...on, box, parent: null, side, isLeft, join: null, ...NO_LINES });
    const parent: PlacedNode = { node: tree, box, at, side, join: null };
    const [right, left] = [this.placing(null), this.placing(2 * box.x + w)];
    if (structure === TopicLayout.BOTH) {
      const sides = this.sidesOf(tree);
      this.placeBelow(parent, right, (placing) => placeMain(parent, sides.right, placing));
      this.placeBelow(parent, left, (placing) => placeMain(parent, sides.left, placing));
    } else this.placeBelow(parent, isLeft ? left : right);
  }

  /** The two sides of a map. What is around topics on both is shown on the side of the first. */
  private sidesOf(tree: TopicNode): ReturnType<typeof dealSides> {
    if (tree.ranges.length === 0) return dealSides(tree);
    for (const range of tree.ranges) range.shown = range.members;
    const { flow } = STRUCTURES[tree.structure];
    spaceOut(tree, flow(tree));
    const sides = dealSides(tree);
    const isLeft = new Set(sides.left);
    for (const range of tree.ranges) {
      const [first] = range.members;
      range.shown = range.members.filter((each) => first && isLeft.has(each) === isLeft.has(first));
    }
    spaceOut(tree, flow(tree));
    return sides;
  }

  /** The boundaries around topics under some parents, inner ones first. */
  private boundariesIn(parents: Iterable<string>): PlacedBoundary[] {
    const placer = new BoundaryPlacer((node) => this.get(node.topic.id));
    for (const parent of parents) {
      const node = this.spots.get(parent)?.node;
      if (node) placer.placeIn(node);
    }
    return placer.placed;
  }

  /**
   * What puts children, and all below them.
   * @param turnedAt twice the place of the line that what is on the left is turned round at; null on the right
   */
  private placing(turnedAt: number | null): Placing {
    const isTurned = turnedAt !== null;
    const child = (
      parent: PlacedNode,
      node: TopicNode,
      { at, side, join, back = 0, bracket }: ChildPlace,
    ) => {
      const { topic, measure, depth, structure, folded, below, w, h } = node;
      const box = { x: whole(at.x), y: whole(at.y), w, h };
      const shown = isTurned ? { x: turnedAt - box.x - w, y: box.y, w, h } : box;
      const isAside = side === 'left' || side === 'right';
      const above = this.get(parent.node.topic.id);
      if (!above) return;
      const rest = { x: at.x - box.x, y: at.y - box.y };
      // Written out: of a large map this is made for thousands of topics.
      const isDone = this.put(node, rest, {
        topic,
        measure,
        depth,
        structure,
        folded,
        below,
        branch: depth === 1 ? node.index : above.branch,
        branchTopic: depth === 1 || hasColor(topic) ? topic : above.branchTopic,
        root: above.root,
        theme: above.theme,
        box: shown,
        parent: above.topic.id,
        side: isTurned && isAside ? 'left' : side,
        isLeft: isTurned,
        join,
        back,
        bracketBack: bracket?.[0] ?? 0,
        bracketOn: bracket?.[1] ?? 0,
      });
      if (!isDone) this.placeBelow({ node, box, at, side, join }, placing);
    };
    const placing: Placing = { isTurned, child };
    return placing;
  }

  /** Puts what is below a topic: its children, and then what sums some of them up beside these. */
  private placeBelow(
    parent: PlacedNode,
    placing: Placing,
    place = (how: Placing) => STRUCTURES[parent.node.structure].place(parent, how),
  ): void {
    const { node } = parent;
    const flow = STRUCTURES[node.structure].flow(node);
    if (flow === null || !node.ranges.some(({ summary }) => summary)) return place(placing);
    const places = new Map<TopicNode, BoardPoint>();
    const child: Placing['child'] = (above, each, how) => {
      places.set(each, how.at);
      placing.child(above, each, how);
    };
    place({ ...placing, child });
    for (const range of node.ranges) {
      const { summary } = range;
      const at = summary && summaryPlace(range, summary, flow, (each) => places.get(each));
      if (at) placing.child(parent, summary, at);
    }
  }

  /** Puts a topic; returns whether that has put all that is below it as well. */
  private put(node: TopicNode, rest: BoardPoint, placed: PlacedTopic): boolean {
    const { id } = node.topic;
    const before = this.spots.get(id);
    const isAlike = before !== undefined && areAlike(before.placed, placed);
    const by = {
      x: placed.box.x - (before?.placed.box.x ?? 0),
      y: placed.box.y - (before?.placed.box.y ?? 0),
    };
    const stands = isAlike && by.x === 0 && by.y === 0;
    if (!stands) this.renewed.add(id);
    if (!stands || (placed.parent !== null && this.renewed.has(placed.parent)))
      this.placed.push(stands ? before.placed : placed);
    this.spots.set(id, { node, placed: stands ? before.placed : placed, rest });
    // The size of cells is given to them by their table.
    if (!isAlike || before.node !== node || placed.join === null || placed.join === 'cell') return false;
    if (before.rest.x !== rest.x || before.rest.y !== rest.y) return false;
    if (!stands) this.shiftBelow(node, by);
    return true;
  }

  /** Shifts what is below a topic. */
  private shiftBelow(node: TopicNode, by: BoardPoint): void {
    for (const child of nodesBelow(node)) {
      const spot = this.spots.get(child.topic.id);
      if (!spot) continue;
      const { x, y, w, h } = spot.placed.box;
      spot.placed = { ...spot.placed, box: { x: x + by.x, y: y + by.y, w, h } };
      this.placed.push(spot.placed);
      this.shiftBelow(child, by);
    }
  }

  private idsOutside(tree: TopicNode): string[] {
    const inside = new Set(idsIn(tree));
    return [...this.spots.keys()].filter((id) => !inside.has(id));
  }
}

/** A topic and all that is shown below it. */
function idsIn(top: TopicNode): string[] {
  const nodes = [top];
  for (let at = 0; at < nodes.length; at += 1) nodes.push(...nodesBelow(nodes[at] ?? top));
  return nodes.map(({ topic }) => topic.id);
}
