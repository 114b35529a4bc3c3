import type { BoardBox, ElementBase } from '../../src/document/elementBase.ts';
import { boxModel } from '../../src/document/index.ts';

/** A round badge with a level from 1 to 5: a kind of element that the package does not have. */
export interface BadgeElement extends ElementBase, BoardBox {
  readonly type: 'badge';
  readonly level: number;
}

declare module '../../src/kinds/models.ts' {
  interface ElementKinds {
    badge: BadgeElement;
  }
}

export const badgeModel = boxModel<BadgeElement>('badge', {
  groups: ['n'],
  read: (fields, field, reader) => ({ level: reader.number(fields['level'], `${field}.level`, 1, 5) }),
  load: (get) => ({ level: get('n') }),
  store: ({ level }) => [['n', level]],
});
