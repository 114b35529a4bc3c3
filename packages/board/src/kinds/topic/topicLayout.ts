import { TaskState, type MapTheme } from '../../document/constants.ts';
import {
  rangeOf,
  type BoardBox,
  type BoundaryElement,
  type TopicElement,
  type TopicForest,
} from '../../document/index.ts';
import type { TextMeasurer } from '../../layout/textMeasurer.ts';
import { spaceOut, titleOf } from './layouts/ranges.ts';
import { STRUCTURES } from './layouts/structures.ts';
import {
  nodesBelow,
  type GrowthSide,
  type NodeRange,
  type TopicJoin,
  type TopicNode,
} from './layouts/topicNode.ts';
import { structureBelow, type TopicStructure } from '../../document/topicStructure.ts';
import { summaryLook, topicLook, type TopicLook, type TopicMeasure } from './topicStyle.ts';

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
  /** How far the bracket of a summary reaches from where its box begins, back and on; 0 for other topics. */
  readonly bracketBack: number;
  readonly bracketOn: number;
  /** How what is below it is laid out. */
  readonly structure: TopicStructure;
  /** True when its children are hidden. */
  readonly folded: boolean;
  /** How many topics lie below it, shown or not. */
  readonly below: number;
}

/** The properties of a placed topic that it looks as it does for, besides its box. */
export const PLACED_PARTS = [
  'topic',
  'measure',
  'depth',
  'parent',
  'root',
  'branch',
  'branchTopic',
  'theme',
  'side',
  'isLeft',
  'join',
  'back',
  'bracketBack',
  'bracketOn',
  'structure',
  'folded',
  'below',
] as const satisfies readonly (keyof PlacedTopic)[];

/** What laying out needs to know besides the topics. */
export interface TopicLayoutInput {
  readonly forest: TopicForest;
  readonly measureOf: (topic: TopicElement, look: TopicLook, progress: number | null) => TopicMeasure;
  readonly isFolded: (topic: TopicElement) => boolean;
  /** What is around topics under a parent. */
  readonly rangesUnder: (parent: string) => readonly BoundedTopics[];
  /** The parents under which there is anything around topics. */
  readonly ranged: Iterable<string>;
  readonly measurer: TextMeasurer;
}

/** A boundary, and the topics that it is around. */
export interface BoundedTopics {
  readonly element: BoundaryElement;
  readonly topics: readonly string[];
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

/** Where a topic is in its map. */
interface Standing {
  readonly depth: number;
  /** Its place among its siblings. */
  readonly index: number;
  /** The structure it stands in; null for a root. */
  readonly above: TopicStructure | null;
  /** True for a topic that sums others up. */
  readonly isSummary?: boolean;
}

/** What is known from the time before of the topics to be measured. */
export interface KnownNodes {
  readonly nodeOf: (id: string) => TopicNode | undefined;
  /** Whether the topic, or anything below it, may be other than it was. */
  readonly mayDiffer: (id: string) => boolean;
  /** Is given each node that another takes the place of. */
  readonly onReplaced: (before: TopicNode, after: TopicNode) => void;
}

/** What is around the children of a node: what is in another range comes first. */
function rangesAround(
  id: string,
  children: readonly TopicNode[],
  summaries: readonly Summary[],
  input: TopicLayoutInput,
): NodeRange[] {
  if (children.length === 0) return [];
  const rangeOver = (topics: readonly string[], rest: Pick<NodeRange, 'element' | 'summary' | 'title'>) => {
    const members = children.filter(({ topic }) => topics.includes(topic.id));
    return { ...rest, members, shown: members, reached: [] };
  };
  return [
    ...input
      .rangesUnder(id)
      .map(({ element, topics }) =>
        rangeOver(topics, { element, summary: null, title: titleOf(element, input.measurer) }),
      ),
    ...summaries.map(({ node, topics }) =>
      rangeOver(topics, { element: node.topic, summary: node, title: null }),
    ),
  ]
    .filter(({ members }) => members.length > 0)
    .toSorted(
      (a, b) =>
        a.members.length - b.members.length ||
        // The bracket stands outside of a line around the same topics.
        Number(a.summary !== null) - Number(b.summary !== null) ||
        (a.element.id < b.element.id ? -1 : 1),
    );
}

/** A summary, and the topics that it sums up. */
interface Summary {
  readonly node: TopicNode;
  readonly topics: readonly string[];
}

/** The topics that sum up others beside them, and those. */
const rangesOfSummaries = (
  siblings: readonly TopicElement[],
  forest: TopicForest,
): (readonly [TopicElement, readonly string[]])[] =>
  siblings.flatMap((topic) => {
    const range = topic.span && rangeOf(topic, { forest });
    return range ? [[topic, range.topics] as const] : [];
  });

/** The structures in which there is room for summaries; in the others these are topics like others. */
const SUMMED: ReadonlySet<TopicStructure> = new Set(['right', 'left', 'both', 'down', 'tree', 'rib']);

const areSameRanges = (some: readonly NodeRange[], others: readonly NodeRange[]): boolean =>
  some.length === others.length &&
  some.every(({ element, summary, title, members }, index) => {
    const other = others[index];
    const isSame = other?.element === element && other.summary === summary && other.title === title;
    return isSame && areSame(members, other.members);
  });

const areSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((each, index) => each === others[index]);

const NO_REACH = { left: 0, right: 0, top: 0, bottom: 0 };

/** Finds how far the branch of a node reaches, whose children are measured. */
function measureNode(node: TopicNode, look: TopicLook): void {
  const structure = STRUCTURES[node.structure];
  spaceOut(node, structure.flow(node));
  // The cells of a table are measured with its head.
  if (look !== 'cell') structure.measure(node);
  const { left, right, top, bottom } = node;
  node.own = { left, right, top, bottom };
}

/**
 * A topic with what is shown below it, measured from the leaves up. A branch in which nothing differs is the same node
 * as before.
 */
export function buildNode(
  topic: TopicElement,
  { depth, index, above, isSummary = false }: Standing,
  input: TopicLayoutInput,
  known: KnownNodes,
): TopicNode {
  const last = known.nodeOf(topic.id);
  const before = last?.topic === topic && last.depth === depth && last.above === above ? last : undefined;
  if (before && !known.mayDiffer(topic.id)) return Object.assign(before, { index });
  const look = isSummary ? summaryLook(depth) : topicLook(depth, above);
  const structure = structureBelow(topic, above);
  const hidden = input.forest.childrenOf(topic.id);
  const folded = (hidden.length > 0 && input.isFolded(topic)) || depth >= MAX_DEPTH;
  const summed = folded || !SUMMED.has(structure) ? [] : rangesOfSummaries(hidden, input.forest);
  const ordinary =
    summed.length === 0 ? hidden : hidden.filter((child) => !summed.some(([other]) => other.id === child.id));
  const standing = { depth: depth + 1, above: structure };
  const children = folded
    ? []
    : ordinary.map((child, at) => buildNode(child, { ...standing, index: at }, input, known));
  const summaries = summed.map(([child, topics]): Summary => {
    // It has the colour of the first branch that it sums up.
    const first = children.findIndex(({ topic: { id } }) => topics.includes(id));
    const node = buildNode(child, { ...standing, index: Math.max(0, first), isSummary: true }, input, known);
    return { node, topics };
  });
  const ranges = rangesAround(topic.id, children, summaries, input);
  const shown = nodesBelow({ children, ranges });
  const below = folded
    ? countBelow(input.forest, topic.id, depth)
    : shown.reduce((sum, { below: n }) => sum + 1 + n, 0);
  const tasks = folded
    ? countTasks(input.forest, topic.id, depth)
    : shown.reduce<Tasks>((sum, { tasks: [done, all] }) => [sum[0] + done, sum[1] + all], NO_TASKS);
  const measure = input.measureOf(topic, look, tasks[1] === 0 ? null : tasks[0] / tasks[1]);
  const withOwn = addTask(tasks, topic);
  if (
    before?.measure === measure &&
    before.folded === folded &&
    before.below === below &&
    areSame(before.tasks, withOwn) &&
    areSame(before.children, children) &&
    areSameRanges(before.ranges, ranges)
  )
    return Object.assign(before, { index });
  const { w, h } = measure;
  const node: TopicNode = {
    topic,
    measure,
    depth,
    index,
    above,
    folded,
    below,
    tasks: withOwn,
    structure,
    children,
    w,
    h,
    left: 0,
    right: 0,
    top: 0,
    bottom: 0,
    own: NO_REACH,
    ranges,
  };
  measureNode(node, look);
  if (last) known.onReplaced(last, node);
  return node;
}
