import type { BoardStore } from '../boardStore.ts';
import { orderKeyBetween } from '../orderKey.ts';
import type { BoardElement, ConnectorElement, ConnectorEnd, ElementStyle } from '../types.ts';
import { addElements } from './elementCommands.ts';
import { topKey } from './stackCommands.ts';

/** A relation between two topics is dashed: the lines of the map itself are not. */
export const RELATION_STYLE: ElementStyle = { dash: 'dashed' };

/** Whether a connector can hold on to an element. */
export const canBeConnected = ({ type }: BoardElement): boolean =>
  type !== 'connector' && type !== 'group' && type !== 'boundary';

/** A new connector on top of all others, with an arrow at its end; between two topics it is a relation. */
export function newConnector(store: BoardStore, from: ConnectorEnd, to: ConnectorEnd): ConnectorElement {
  const isTopic = (end: ConnectorEnd) =>
    'element' in end && store.elements.get(end.element)?.type === 'topic';
  return {
    id: store.createId(),
    type: 'connector',
    z: orderKeyBetween(topKey(store), null),
    style: isTopic(from) && isTopic(to) ? RELATION_STYLE : {},
    text: '',
    from,
    to,
    route: 'curved',
    fromHead: 'none',
    toHead: 'arrow',
  };
}

/**
 * Draws a connector from one element to another.
 * @returns its id, or that of the one that already leads there; null where there can be none
 */
export function connectElements(store: BoardStore, from: string, to: string): string | null {
  const [start, end] = [store.elements.get(from), store.elements.get(to)];
  if (!start || !end || start === end || !canBeConnected(start) || !canBeConnected(end)) return null;
  for (const element of store.elements.values())
    if (element.type === 'connector' && holdsOn(element.from, from) && holdsOn(element.to, to))
      return element.id;
  const connector = newConnector(store, { element: from, anchor: 'auto' }, { element: to, anchor: 'auto' });
  addElements(store, [connector]);
  return connector.id;
}

const holdsOn = (end: ConnectorEnd, id: string): boolean => 'element' in end && end.element === id;
