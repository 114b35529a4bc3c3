import { boxLayout } from '../../layout/boxLayout.ts';
import { grown } from '../../layout/geometry.ts';
import type { StickyElement } from './model.ts';

const PADDING = 14;
/** How far its shadow falls. */
const SHADOW = 22;

export const stickyLayout = boxLayout<StickyElement>({
  type: 'sticky',
  text: { size: 24 },
  textBox: (element) => grown(element, -Math.min(PADDING, element.w / 8, element.h / 8)),
  reach: SHADOW,
});
