import { TopicLayout, TopicSide } from '../../document/constants.ts';
import type { ElementBase } from '../../document/elementBase.ts';
import { asList, ElementGroup } from '../../document/elementGroup.ts';
import type { KindModel } from '../../document/kindModel.ts';

/**
 * A node of a mind map. Its size follows its text and the place of a child follows from `parent` and `order`: neither
 * is stored. `x`,`y` is the centre of a root; for a child it is only where it stands should it lose its parent.
 */
export interface TopicElement extends ElementBase {
  readonly type: 'topic';
  readonly x: number;
  readonly y: number;
  /** Id of the parent topic; null for the root of a mind map. */
  readonly parent: string | null;
  /** Order key among its siblings; equal keys are ordered by id. */
  readonly order: string;
  /** True when its children are hidden. */
  readonly folded: boolean;
  /** How its branches are laid out; read from roots only. */
  readonly layout: TopicLayout;
  /** The side of a main branch under a root laid out to both sides; null leaves it to the layout. */
  readonly side: TopicSide | null;
}

/** The place of a topic as stored. */
export const placeOf = (topic: Pick<TopicElement, 'parent' | 'order' | 'side'>, home: string | null) => [
  topic.parent,
  topic.order,
  topic.side,
  home,
];

export const topicModel: KindModel<TopicElement> = {
  type: 'topic',
  groups: [ElementGroup.GEOMETRY, ElementGroup.PLACE, ElementGroup.FOLDED, ElementGroup.LAYOUT],
  needs: [
    ElementGroup.GEOMETRY,
    ElementGroup.STACK,
    ElementGroup.TEXT,
    ElementGroup.PLACE,
    ElementGroup.LAYOUT,
  ],
  read(fields, field, common, reader) {
    const { parent = null, side = null, folded } = fields;
    return {
      ...common,
      type: 'topic',
      ...reader.point(fields, field),
      parent: parent === null ? null : reader.reference(parent, `${field}.parent`),
      order: reader.orderKey(fields['order'], `${field}.order`),
      folded: folded === undefined ? false : reader.boolean(folded, `${field}.folded`),
      layout: reader.optional(fields['layout'], `${field}.layout`, TopicLayout, TopicLayout.RIGHT),
      side: side === null ? null : reader.oneOf(side, `${field}.side`, TopicSide, TopicSide.RIGHT),
    };
  },
  load(get) {
    const [x, y] = asList(get(ElementGroup.GEOMETRY));
    const [parent, order, side] = asList(get(ElementGroup.PLACE));
    const folded = get(ElementGroup.FOLDED) ?? false;
    return { x, y, parent, order, side, folded, layout: get(ElementGroup.LAYOUT) };
  },
  store: (element, home) => [
    [ElementGroup.GEOMETRY, [element.x, element.y]],
    [ElementGroup.PLACE, placeOf(element, home)],
    ...(element.folded ? [[ElementGroup.FOLDED, true] as const] : []),
    [ElementGroup.LAYOUT, element.layout],
  ],
  check({ parent }, { byId, field, report }) {
    if (parent === null || byId.get(parent)?.type === 'topic') return;
    report(`${field}.parent`, 'reference', `must name a topic: there is no "${parent}"`);
  },
};
