import { VerticalAlign } from '../../document/constants.ts';
import { boxLayout } from '../../layout/boxLayout.ts';
import type { TextElement } from './model.ts';

export const textLayout = boxLayout<TextElement>({
  type: 'text',
  text: { size: 18, align: 'start', vertical: VerticalAlign.TOP, grows: true },
});
