import type { BoardBox, BoardPoint, BoundaryElement, TopicElement } from '../../../document/index.ts';
import type { TextBlock } from '../../../layout/wrapText.ts';
import type { PathStep } from '../../../layout/pathSteps.ts';
import type { TopicMeasure } from '../topicStyle.ts';
import type { TopicStructure } from '../../../document/topicStructure.ts';

/** How a topic hangs on the one above: what line leads to it. */
export type TopicJoin = 'curve' | 'elbow' | 'hang' | 'stem' | 'rib' | 'twig' | 'cell' | 'summary';

/** The side of its parent a topic is on. */
export type GrowthSide = 'left' | 'right' | 'up' | 'down';

/** A topic with what is shown below it, before it has a place. */
export interface TopicNode {
  readonly topic: TopicElement;
  readonly measure: TopicMeasure;
  readonly depth: number;
  /** Its place among its siblings. */
  index: number;
  /** The structure it stands in; null for a root. */
  readonly above: TopicStructure | null;
  readonly folded: boolean;
  readonly below: number;
  /** How many tasks it and what is below it hold: those that are done, and all. */
  readonly tasks: readonly [done: number, all: number];
  /** How what is below it is laid out. */
  readonly structure: TopicStructure;
  children: TopicNode[];
  /** The size of its box: what it measures, or more where its structure says. */
  w: number;
  h: number;
  /** How far its branch reaches beyond its box. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** How far it reaches by itself, without what is around it and its siblings. */
  own: Reach;
  /** What is around its children, inner ranges first. */
  ranges: readonly NodeRange[];
}

/** How far a branch reaches beyond the box of its topic. */
export type Reach = Pick<TopicNode, 'left' | 'right' | 'top' | 'bottom'>;

/** What is around some children of a node. */
export interface NodeRange {
  /** A boundary, or the topic that sums the children up. */
  readonly element: BoundaryElement | TopicElement;
  /** That topic, with what is below it; null for a boundary. */
  readonly summary: TopicNode | null;
  /** How far the shown children reached before there was room for the summary. */
  reached: readonly Reach[];
  /** The children, in their order: one at least. */
  readonly members: readonly TopicNode[];
  /** Those on the same side as the first one, where a root has two. */
  shown: readonly TopicNode[];
  readonly title: RangeTitle | null;
}

/** The title of a boundary, as it is set. */
export interface RangeTitle {
  readonly block: TextBlock;
  /** With the room around it. */
  readonly w: number;
  readonly h: number;
}

/** The way in which children follow each other; null where there is no room around some of them. */
export type Flow = 'down' | 'across' | null;

/** A node that has its place. */
export interface PlacedNode {
  readonly node: TopicNode;
  readonly box: BoardBox;
  /** Its top left corner before it was put on whole units. */
  readonly at: BoardPoint;
  readonly side: GrowthSide;
  /** Null for a root. */
  readonly join: TopicJoin | null;
}

/** How a child comes to stand. */
export interface ChildPlace {
  readonly at: BoardPoint;
  readonly side: GrowthSide;
  readonly join: TopicJoin;
  /** How far along the line it shares with its siblings its own begins; 0 where it shares none. */
  readonly back?: number;
  /** How far the bracket of a summary reaches from where its box begins, back and on. */
  readonly bracket?: readonly [back: number, on: number];
}

/** Where the boxes of a map are collected. Everything is laid out to the right; what is on the left is turned round. */
export interface Placing {
  /** True while what is on the left is laid out. */
  readonly isTurned: boolean;
  /** Puts a child of a node, and all below it. */
  readonly child: (parent: PlacedNode, node: TopicNode, place: ChildPlace) => void;
}

/** The line from a topic's parent to the topic. */
export interface TopicEdge {
  readonly start: BoardPoint;
  readonly steps: readonly PathStep[];
}

/** What the line to a topic follows from, where it shares a line with its siblings. */
export interface EdgeEnds {
  /** The height at which lines leave its parent. */
  readonly axis: number;
  /** Where a line enters it from its parent's side, and from above or below. */
  readonly near: BoardPoint;
  readonly foot: BoardPoint;
  /** 1 where the map grows to the right, -1 on its left. */
  readonly ahead: 1 | -1;
  /** How far along the shared line its own begins. */
  readonly back: number;
}

/** A way to lay out what is below a topic. Sizes are found from the leaves up, places from the root down. */
export interface StructureLayout {
  readonly flow: (node: TopicNode) => Flow;
  /** Finds how far the branch of a node reaches; its children know theirs. */
  readonly measure: (node: TopicNode) => void;
  readonly place: (parent: PlacedNode, placing: Placing) => void;
  /** The line to a child, where it is none that other structures have too. */
  readonly edge?: (ends: EdgeEnds) => TopicEdge;
}

/** Where lines leave a node sideways: at its middle, or at the line it stands on. */
export const portHeight = ({ measure, h }: Pick<TopicNode, 'measure' | 'h'>): number =>
  measure.look === 'line' ? h : h / 2;

/** The room of nodes beside each other with gaps between. */
export const roomOf = (nodes: readonly TopicNode[], room: (node: TopicNode) => number, gap: number): number =>
  nodes.reduce((sum, node) => sum + room(node) + gap, nodes.length > 0 ? -gap : 0);

export const heightOf = ({ top, h, bottom }: TopicNode): number => top + h + bottom;
export const widthOf = ({ left, w, right }: TopicNode): number => left + w + right;

/** What is shown right below a node: its children, and what sums some of them up. */
export const nodesBelow = ({
  children,
  ranges,
}: Pick<TopicNode, 'children' | 'ranges'>): readonly TopicNode[] =>
  ranges.length === 0 ? children : [...children, ...ranges.flatMap(({ summary }) => summary ?? [])];

/** The largest of some numbers, at least 0. */
export const most = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), 0);
