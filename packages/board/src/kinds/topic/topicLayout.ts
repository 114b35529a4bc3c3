import { MapTheme, TaskState, TopicLayout } from '../../document/constants.ts';
import type { BoardBox, TopicElement, TopicForest } from '../../document/index.ts';
import { dealSides, placeMain } from './layouts/sideways.ts';
import { STRUCTURES } from './layouts/structures.ts';
import type {
  ChildPlace,
  GrowthSide,
  PlacedNode,
  Placing,
  TopicJoin,
  TopicNode,
} from './layouts/topicNode.ts';
import { structureBelow, type TopicStructure } from '../../document/topicStructure.ts';
import { topicLook, type TopicLook, type TopicMeasure } from './topicStyle.ts';

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
  /** The topic whose colour its branch has: a main one, or the nearest above that has one of its own; itself for the root. */
  readonly branchTopic: TopicElement;
  /** The colours of its map. */
  readonly theme: MapTheme;
  readonly side: GrowthSide;
  /** True on the left of a map, where everything is turned round. */
  readonly isLeft: boolean;
  /** How it hangs on its parent; null for a root. */
  readonly join: TopicJoin | null;
  /** How far along the line it shares with its siblings its own begins. */
  readonly back: number;
  /** How what is below it is laid out. */
  readonly structure: TopicStructure;
  /** True when its children are hidden. */
  readonly folded: boolean;
  /** How many topics lie below it, shown or not. */
  readonly below: number;
}

/** What laying out needs to know besides the topics. */
export interface TopicLayoutInput {
  readonly forest: TopicForest;
  readonly measureOf: (topic: TopicElement, look: TopicLook, progress: number | null) => TopicMeasure;
  readonly isFolded: (topic: TopicElement) => boolean;
}

/** Deeper trees than this are drawn no deeper: a guard for the stack, no map that is read gets there. */
const MAX_DEPTH = 400;

function countBelow(forest: TopicForest, id: string, depth: number): number {
  if (depth > MAX_DEPTH) return 0;
  return forest.childrenOf(id).reduce((sum, child) => sum + 1 + countBelow(forest, child.id, depth + 1), 0);
}

/** How many tasks are done, of how many. */
type Tasks = TopicNode['tasks'];
const NO_TASKS: Tasks = [0, 0];

const addTask = ([done, all]: Tasks, topic: TopicElement): Tasks =>
  topic.task === undefined ? [done, all] : [done + Number(topic.task === TaskState.DONE), all + 1];

function countTasks(forest: TopicForest, id: string, depth: number): Tasks {
  if (depth > MAX_DEPTH) return NO_TASKS;
  return forest.childrenOf(id).reduce<Tasks>((sum, child) => {
    const [done, all] = countTasks(forest, child.id, depth + 1);
    return addTask([sum[0] + done, sum[1] + all], child);
  }, NO_TASKS);
}

/** A topic with what is shown below it, measured from the leaves up. */
function buildNode(
  topic: TopicElement,
  {
    depth,
    index,
    above,
  }: { readonly depth: number; readonly index: number; readonly above: TopicStructure | null },
  input: TopicLayoutInput,
): TopicNode {
  const look = topicLook(depth, above);
  const structure = structureBelow(topic, above);
  const hidden = input.forest.childrenOf(topic.id);
  const folded = (hidden.length > 0 && input.isFolded(topic)) || depth >= MAX_DEPTH;
  const children = folded
    ? []
    : hidden.map((child, at) => buildNode(child, { depth: depth + 1, index: at, above: structure }, input));
  const below = folded
    ? countBelow(input.forest, topic.id, depth)
    : children.reduce((sum, { below: n }) => sum + 1 + n, 0);
  const tasks = folded
    ? countTasks(input.forest, topic.id, depth)
    : children.reduce<Tasks>((sum, { tasks: [done, all] }) => [sum[0] + done, sum[1] + all], NO_TASKS);
  const measure = input.measureOf(topic, look, tasks[1] === 0 ? null : tasks[0] / tasks[1]);
  const { w, h } = measure;
  const node: TopicNode = {
    topic,
    measure,
    depth,
    index,
    folded,
    below,
    tasks: addTask(tasks, topic),
    structure,
    children,
    w,
    h,
    left: 0,
    right: 0,
    top: 0,
    bottom: 0,
  };
  // The cells of a table are measured with its head.
  if (look !== 'cell') STRUCTURES[structure].measure(node);
  return node;
}

/** What a topic hands on to those below it. */
interface Branch {
  readonly branch: number;
  readonly branchTopic: TopicElement;
}

/** The branch that a topic is in, `above` being that of its parent. */
function branchOf({ depth, index, topic }: TopicNode, above: Branch | undefined): Branch {
  if (depth === 1 || !above) return { branch: index, branchTopic: topic };
  const { stroke } = topic.style;
  return stroke === undefined || stroke === 'none' ? above : { branch: above.branch, branchTopic: topic };
}

/** Collects the places of one map. */
class MapPlacing {
  readonly placed: PlacedTopic[] = [];
  private readonly root: TopicElement;
  private readonly branches = new Map<TopicNode, Branch>();

  constructor(root: TopicElement) {
    this.root = root;
  }

  put(
    node: TopicNode,
    spot: Pick<PlacedTopic, 'box' | 'parent' | 'side' | 'isLeft' | 'join' | 'back'>,
    on: Branch,
  ): void {
    this.branches.set(node, on);
    this.placed.push({
      topic: node.topic,
      measure: node.measure,
      depth: node.depth,
      root: this.root.id,
      structure: node.structure,
      folded: node.folded,
      below: node.below,
      theme: this.root.theme ?? MapTheme.RAINBOW,
      ...on,
      ...spot,
    });
  }

  /**
   * What puts children, and all below them.
   * @param turnedAt twice the place of the line that what is on the left is turned round at; null on the right
   */
  placing(turnedAt: number | null): Placing {
    const isTurned = turnedAt !== null;
    const child = (parent: PlacedNode, node: TopicNode, { at, side, join, back = 0 }: ChildPlace) => {
      const box = { x: Math.round(at.x), y: Math.round(at.y), w: node.w, h: node.h };
      const shown = isTurned ? { ...box, x: turnedAt - box.x - box.w } : box;
      const isAside = side === 'left' || side === 'right';
      this.put(
        node,
        {
          box: shown,
          parent: parent.node.topic.id,
          side: isTurned && isAside ? 'left' : side,
          isLeft: isTurned,
          join,
          back,
        },
        branchOf(node, this.branches.get(parent.node)),
      );
      STRUCTURES[node.structure].place({ node, box, at, side, join }, placing);
    };
    const placing: Placing = { isTurned, child };
    return placing;
  }
}

/**
 * Lays out one mind map around its root, whose centre is where the board says; parents come ahead of their children.
 * Topics below a folded one are left out. The same topics and measures always give the same places.
 */
export function layoutTopicTree(root: TopicElement, input: TopicLayoutInput): PlacedTopic[] {
  const tree = buildNode(root, { depth: 0, index: 0, above: null }, input);
  const { w, h, structure } = tree;
  const at = { x: root.x - w / 2, y: root.y - h / 2 };
  const box = { x: Math.round(at.x), y: Math.round(at.y), w, h };
  const side = structure === TopicLayout.DOWN ? 'down' : structure === TopicLayout.LEFT ? 'left' : 'right';
  const isLeft = side === 'left';
  const map = new MapPlacing(root);
  map.put(tree, { box, parent: null, side, isLeft, join: null, back: 0 }, { branch: -1, branchTopic: root });
  const parent: PlacedNode = { node: tree, box, at, side, join: null };
  const [right, left] = [map.placing(null), map.placing(2 * box.x + w)];
  if (structure === TopicLayout.BOTH) {
    const sides = dealSides(tree);
    placeMain(parent, sides.right, right);
    placeMain(parent, sides.left, left);
  } else STRUCTURES[structure].place(parent, isLeft ? left : right);
  return map.placed;
}
