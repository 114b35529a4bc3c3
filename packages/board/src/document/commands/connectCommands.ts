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

/** How connectors run and what their ends look like. */
export type ConnectorLook = Pick<ConnectorElement, 'route' | 'fromHead' | 'toHead'>;

/** The look of a connector for which none was chosen: a curve with an arrow at its end. */
export const NEW_CONNECTOR: ConnectorLook = { route: 'curved', fromHead: 'none', toHead: 'arrow' };

/** A new connector on top of all others; between two topics it is a relation, which is dashed. */
export function newConnector(
  store: BoardStore,
  from: ConnectorEnd,
  to: ConnectorEnd,
  { style, ...look }: ConnectorLook & { readonly style: ElementStyle } = { ...NEW_CONNECTOR, style: {} },
): ConnectorElement {
  const isTopic = (end: ConnectorEnd) =>
    'element' in end && store.elements.get(end.element)?.type === 'topic';
  return {
    id: store.createId(),
    type: 'connector',
    z: orderKeyBetween(topKey(store), null),
    style: isTopic(from) && isTopic(to) ? { ...style, ...RELATION_STYLE } : style,
    text: '',
    from,
    to,
    ...look,
  };
}

/**
 * Draws a connector from one element to another.
 * @returns its id, or that of the one that already leads there; null where there can be none
 */
export function connectElements(
  store: BoardStore,
  from: string,
  to: string,
  look?: Parameters<typeof newConnector>[3],
): string | null {
  const [start, end] = [store.elements.get(from), store.elements.get(to)];
  if (!start || !end || start === end || !canBeConnected(start) || !canBeConnected(end)) return null;
  for (const element of store.elements.values())
    if (element.type === 'connector' && holdsOn(element.from, from) && holdsOn(element.to, to))
      return element.id;
  const connector = newConnector(
    store,
    { element: from, anchor: 'auto' },
    { element: to, anchor: 'auto' },
    look,
  );
  addElements(store, [connector]);
  return connector.id;
}

const holdsOn = (end: ConnectorEnd, id: string): boolean => 'element' in end && end.element === id;
