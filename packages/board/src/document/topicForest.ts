import { compareOrder } from './orderKey.ts';
import type { BoardElement, TopicElement } from './types.ts';

/** The topics of a board as trees, in any state that concurrent edits have left their parents in. */
export interface TopicForest {
  /** Roots by id, in stacking order. */
  readonly roots: readonly TopicElement[];
  /** The children of a topic, in their order; an empty list for a leaf. */
  childrenOf(id: string): readonly TopicElement[];
  /** The parent a topic hangs on; null for a root. It differs from the stored one only where that one is broken. */
  parentOf(id: string): string | null;
  /** The root of the tree a topic is in; itself for a root. */
  rootOf(id: string): string;
  /** The topic and everything below it, parents first. */
  subtreeOf(id: string): TopicElement[];
}

/** A forest that can take in a change of one topic, where that leaves the rest of it as it is. */
export interface LiveTopicForest extends TopicForest {
  /**
   * Takes in that a topic was added, changed or removed; `elements` holds it already.
   * @returns false when the forest is not the right one any longer and has to be built again.
   */
  take(before: BoardElement | undefined, after: BoardElement | undefined): boolean;
}

const NO_TOPICS: readonly TopicElement[] = [];

const bySibling = (a: TopicElement, b: TopicElement): number => compareOrder(a.order, a.id, b.order, b.id);

/**
 * Builds the trees.
 *
 * Two users who move a topic under each other's leave a cycle, and one who deletes a topic under which another adds
 * leaves an orphan. In a cycle the topic with the lowest id is taken out; it and every orphan hang on the root they
 * last belonged to (`home`) when that is still there, and stand as a root of their own otherwise. All participants
 * come to the same trees, and no topic disappears.
 *
 * @param homeOf the root a topic belonged to when its parent was last set; null when not known.
 */
export function buildTopicForest(
  elements: ReadonlyMap<string, BoardElement>,
  homeOf: (id: string) => string | null = () => null,
): LiveTopicForest {
  const topics: TopicElement[] = [];
  const parents = new Map<string, string | null>();
  const broken: string[] = [];
  for (const element of elements.values()) {
    if (element.type !== 'topic') continue;
    topics.push(element);
    const { parent } = element;
    const found = parent !== null && elements.get(parent)?.type === 'topic';
    parents.set(element.id, found ? parent : null);
    if (parent !== null && !found) broken.push(element.id);
  }
  broken.push(...cutCycles(parents));

  // Where the way up from a topic ends, so that a long way is gone once, however many orphans have the same home.
  const tops = new Map<string, string>();
  const topOf = (id: string): string => {
    const path: string[] = [];
    let at = id;
    for (let up = parents.get(at); up; up = tops.get(at) ?? parents.get(at)) {
      path.push(at);
      at = up;
    }
    for (const each of path) tops.set(each, at);
    return at;
  };
  for (const id of broken.toSorted()) {
    const home = homeOf(id);
    if (home !== null && parents.has(home) && topOf(home) !== id) parents.set(id, topOf(home));
  }

  const children = new Map<string, TopicElement[]>();
  let roots: TopicElement[] = [];
  for (const topic of topics) {
    const parent = parents.get(topic.id) ?? null;
    if (parent === null) roots.push(topic);
    else {
      const siblings = children.get(parent);
      if (siblings) siblings.push(topic);
      else children.set(parent, [topic]);
    }
  }
  for (const siblings of children.values()) siblings.sort(bySibling);
  roots.sort((a, b) => compareOrder(a.z, a.id, b.z, b.id));

  const childrenOf = (id: string): readonly TopicElement[] => children.get(id) ?? NO_TOPICS;
  const subtreeOf = (id: string): TopicElement[] => {
    const top = elements.get(id);
    const subtree: TopicElement[] = top?.type === 'topic' ? [top] : [];
    for (let index = 0; index < subtree.length; index++) {
      const at = subtree[index];
      if (at) for (const child of childrenOf(at.id)) subtree.push(child);
    }
    return subtree;
  };
  const rootById = new Map<string, string>();
  for (const root of roots) for (const topic of subtreeOf(root.id)) rootById.set(topic.id, root.id);

  /** A topic that stands where it stood, with another text or look. */
  const replace = (topic: TopicElement): void => {
    const parent = parents.get(topic.id) ?? null;
    const same = (each: TopicElement) => (each.id === topic.id ? topic : each);
    if (parent === null) roots = roots.map(same);
    else children.set(parent, childrenOf(parent).map(same));
  };
  const add = (topic: TopicElement, parent: string): void => {
    parents.set(topic.id, parent);
    rootById.set(topic.id, rootById.get(parent) ?? parent);
    const siblings = childrenOf(parent);
    const next = siblings.findLastIndex((each) => bySibling(each, topic) < 0) + 1;
    children.set(parent, siblings.toSpliced(next, 0, topic));
  };
  const take: LiveTopicForest['take'] = (before, after) => {
    // Where somebody is without a parent, any change may be of the one they wait for.
    if (broken.length > 0 || after?.type !== 'topic') return false;
    const { parent } = after;
    if (before === undefined) {
      if (parent === null || parents.has(after.id) || !parents.has(parent)) return false;
      add(after, parent);
      return true;
    }
    const stands =
      before.type === 'topic' &&
      before.parent === parent &&
      before.order === after.order &&
      (parent !== null || before.z === after.z);
    if (stands) replace(after);
    return stands;
  };
  return {
    get roots() {
      return roots;
    },
    childrenOf,
    parentOf: (id) => parents.get(id) ?? null,
    rootOf: (id) => rootById.get(id) ?? id,
    subtreeOf,
    take,
  };
}

/** Takes the lowest id out of every cycle, by setting its parent to null; returns those ids. */
export function cutCycles(parents: Map<string, string | null>): string[] {
  const cut: string[] = [];
  const settled = new Set<string>();
  for (const start of parents.keys()) {
    const path: string[] = [];
    const onPath = new Set<string>();
    let at: string | null = start;
    while (at !== null && !settled.has(at) && !onPath.has(at)) {
      path.push(at);
      onPath.add(at);
      at = parents.get(at) ?? null;
    }
    if (at !== null && onPath.has(at)) {
      const cycle = path.slice(path.indexOf(at));
      const lowest = cycle.reduce((low, id) => (id < low ? id : low));
      parents.set(lowest, null);
      cut.push(lowest);
    }
    for (const id of path) settled.add(id);
  }
  return cut;
}
