import { boxLayout } from '../../layout/boxLayout.ts';
import type { ShapeElement } from './model.ts';
import { textBoxOfShape } from './forms.ts';

/** Where shapes stand; where lines end at them comes with the lines. */
export const shapeLayout = boxLayout<ShapeElement>({
  type: 'shape',
  text: { size: 18 },
  textBox: (element) => textBoxOfShape(element.shape, element),
});
