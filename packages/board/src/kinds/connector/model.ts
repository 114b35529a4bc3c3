import { ConnectorAnchor, ConnectorHead, ConnectorRoute } from '../../document/constants.ts';
import type { BoardPoint, ElementBase } from '../../document/elementBase.ts';
import { asList, ElementGroup } from '../../document/elementGroup.ts';
import { isFields, type FieldReader } from '../../document/fieldReader.ts';
import type { KindModel } from '../../document/kindModel.ts';

/** An end that holds on to an element and follows it. */
export interface BoundEnd {
  readonly element: string;
  readonly anchor: ConnectorAnchor;
  /**
   * A fixed place on its outline, whatever the anchor: where the ray from its middle leaves it through this point, given in shares
   * of its width and height before it is turned. The anchor is the nearest one, for programs that know no places.
   */
  readonly at?: readonly [x: number, y: number];
}

/** An end of a connector: bound to an element, or a free point. */
export type ConnectorEnd = BoundEnd | BoardPoint;

/** A line between two ends; `text` is its label. */
export interface ConnectorElement extends ElementBase {
  readonly type: 'connector';
  readonly from: ConnectorEnd;
  readonly to: ConnectorEnd;
  readonly route: ConnectorRoute;
  readonly fromHead: ConnectorHead;
  readonly toHead: ConnectorHead;
}

function readPlace(value: unknown, field: string, reader: FieldReader): [number, number] {
  const [x, y] = asList(value);
  return [reader.number(x, `${field}.0`, 0, 1), reader.number(y, `${field}.1`, 0, 1)];
}

function readEnd(value: unknown, field: string, reader: FieldReader): ConnectorEnd {
  if (!isFields(value)) {
    reader.report(field, 'type', 'must be an end: {element, anchor} or {x, y}');
    return { x: 0, y: 0 };
  }
  if (!('element' in value)) return reader.point(value, field);
  const { at } = value;
  return {
    element: reader.reference(value['element'], `${field}.element`) ?? '',
    anchor: reader.optional(value['anchor'], `${field}.anchor`, ConnectorAnchor, ConnectorAnchor.AUTO),
    ...(at !== undefined && { at: readPlace(at, `${field}.at`, reader) }),
  };
}

export const connectorModel: KindModel<ConnectorElement> = {
  type: 'connector',
  groups: [ElementGroup.FROM, ElementGroup.TO, ElementGroup.ROUTE],
  needs: [ElementGroup.FROM, ElementGroup.TO, ElementGroup.ROUTE, ElementGroup.STACK, ElementGroup.TEXT],
  read: (fields, field, common, reader) => ({
    ...common,
    type: 'connector',
    from: readEnd(fields['from'], `${field}.from`, reader),
    to: readEnd(fields['to'], `${field}.to`, reader),
    route: reader.optional(fields['route'], `${field}.route`, ConnectorRoute, ConnectorRoute.CURVED),
    fromHead: reader.optional(fields['fromHead'], `${field}.fromHead`, ConnectorHead, ConnectorHead.NONE),
    toHead: reader.optional(fields['toHead'], `${field}.toHead`, ConnectorHead, ConnectorHead.ARROW),
  }),
  load(get) {
    const [route, fromHead, toHead] = asList(get(ElementGroup.ROUTE));
    return { from: get(ElementGroup.FROM), to: get(ElementGroup.TO), route, fromHead, toHead };
  },
  store: ({ from, to, route, fromHead, toHead }) => [
    [ElementGroup.FROM, from],
    [ElementGroup.TO, to],
    [ElementGroup.ROUTE, [route, fromHead, toHead]],
  ],
  holds: ({ from, to }) => [from, to].flatMap((end) => ('element' in end ? [end.element] : [])),
  check(element, { byId, field, report }) {
    for (const key of ['from', 'to'] as const) {
      const end = element[key];
      if (!('element' in end)) continue;
      const target = byId.get(end.element);
      const path = `${field}.${key}.element`;
      if (!target) report(path, 'reference', `must name an element: there is no "${end.element}"`);
      else if (target.type === 'connector' || target.type === 'boundary')
        report(path, 'reference', 'must not name a connector');
    }
  },
};
