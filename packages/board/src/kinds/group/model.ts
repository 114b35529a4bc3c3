import type { ElementBase } from '../../document/elementBase.ts';
import { ElementGroup } from '../../document/elementGroup.ts';
import type { KindModel } from '../../document/kindModel.ts';

/**
 * What holds elements together: those whose `container` it is, and the groups among them with all that is in these. It is
 * not to be seen itself.
 */
export interface GroupElement extends ElementBase {
  readonly type: 'group';
}

export const groupModel: KindModel<GroupElement> = {
  type: 'group',
  groups: [],
  needs: [ElementGroup.STACK, ElementGroup.TEXT],
  read: (_fields, _field, common) => ({ ...common, type: 'group' }),
  load: () => ({}),
  store: () => [],
};
