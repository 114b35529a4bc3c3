import { boxLayout, type BoxItem, type KindLayout } from '../../src/layout/index.ts';
import type { BadgeElement } from './model.ts';

export const badgeLayout: KindLayout<BoxItem & { readonly element: BadgeElement }> = {
  ...boxLayout<BadgeElement>({ type: 'badge', text: { size: 20 } }),
  // Its corners are not on it.
  hit: ({ box: { x, y, w, h } }, point) =>
    Math.hypot((point.x - x - w / 2) / w, (point.y - y - h / 2) / h) <= 0.5,
};
