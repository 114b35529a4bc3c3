import type { ElementBase } from '../../document/elementBase.ts';
import { ElementGroup } from '../../document/elementGroup.ts';
import type { KindModel } from '../../document/kindModel.ts';

/**
 * A line around topics that are next to each other under one parent, with all that is below them; `text` is its title.
 * Which topics these are is its `span` (see `rangeOf`), where it stands follows from them.
 */
export interface BoundaryElement extends ElementBase {
  readonly type: 'boundary';
}

export const boundaryModel: KindModel<BoundaryElement> = {
  type: 'boundary',
  // Also a property that any element may have: as a group of its own an undo brings it back whole.
  groups: [ElementGroup.SPAN],
  needs: [ElementGroup.SPAN, ElementGroup.STACK, ElementGroup.TEXT],
  read(_fields, field, common, reader) {
    if (common.span === undefined) reader.report(`${field}.span`, 'value', 'must name topics');
    return { ...common, type: 'boundary' };
  },
  // It is read as that property.
  load: () => ({}),
  store: ({ span }) => (span === undefined ? [] : [[ElementGroup.SPAN, span]]),
  check({ span: [parent, ...ends] = [''] }, { byId, field, report }) {
    const isElsewhere = (topic: ElementBase | undefined) =>
      topic && !('parent' in topic && topic.parent === parent);
    if (ends.some((id) => isElsewhere(byId.get(id))))
      report(`${field}.span`, 'reference', 'must name topics');
  },
};
