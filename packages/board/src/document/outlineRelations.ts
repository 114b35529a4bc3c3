import type { BoardElement, ConnectorElement, TopicElement } from './types.ts';

/** What a topic has to do with another one, beside the tree. */
export interface OutlineRelation {
  /** The connector that says it. */
  readonly id: string;
  /** The other topic, and its text. */
  readonly to: string;
  readonly text: string;
  /** What stands on the line. */
  readonly label?: string;
  /** Which way it leads, from this topic. */
  readonly arrow: '→' | '←' | '↔' | '–';
}

const arrowOf = (here: string, there: string): OutlineRelation['arrow'] => {
  if (there !== 'none') return here === 'none' ? '→' : '↔';
  return here === 'none' ? '–' : '←';
};

/** The relations between topics, by the topics at both ends. */
export function relationsOf(
  elements: ReadonlyMap<string, BoardElement>,
): ReadonlyMap<string, readonly OutlineRelation[]> {
  const found = new Map<string, OutlineRelation[]>();
  const topicAt = (end: ConnectorElement['from']): TopicElement | null => {
    const element = 'element' in end ? elements.get(end.element) : undefined;
    return element?.type === 'topic' ? element : null;
  };
  for (const element of elements.values()) {
    if (element.type !== 'connector') continue;
    const { id, fromHead, toHead } = element;
    const [from, to] = [topicAt(element.from), topicAt(element.to)];
    if (!from || !to || from === to) continue;
    const label = element.text.trim();
    const add = (topic: TopicElement, other: TopicElement, arrow: OutlineRelation['arrow']) => {
      const relation = { id, to: other.id, text: other.text, ...(label === '' ? {} : { label }), arrow };
      const known = found.get(topic.id);
      if (known) known.push(relation);
      else found.set(topic.id, [relation]);
    };
    add(from, to, arrowOf(fromHead, toHead));
    add(to, from, arrowOf(toHead, fromHead));
  }
  return found;
}
