import { TextAlign, VerticalAlign } from '../../document/constants.ts';
import type { BoxElement } from '../../document/types.ts';
import { boxLayout } from '../../layout/boxLayout.ts';
import { LINE_HEIGHT } from '../../layout/wrapText.ts';
import type { KindLayout } from '../../layout/kindLayout.ts';
import type { BoxItem } from '../../layout/sceneItem.ts';
import type { PictureElement } from './model.ts';

const FONT_SIZE = 16;
/** Room between a picture and its description. */
const GAP = 6;

/** Where a kind of element stands whose text is below it. */
export const captionedLayout = <Element extends BoxElement>(
  type: Element['type'],
): KindLayout<BoxItem & { readonly element: Element }> => ({
  ...boxLayout<Element>({
    type,
    text: { size: FONT_SIZE, align: TextAlign.CENTER, vertical: VerticalAlign.TOP, isName: true },
    textBox: ({ x, y, w, h, style }) => ({
      x,
      y: y + h + GAP,
      w,
      h: (style.fontSize ?? FONT_SIZE) * LINE_HEIGHT,
    }),
  }),
  extent: ({ element, bounds, paintBox }) => (element.text.trim() === '' ? bounds : paintBox),
});

export const pictureLayout = captionedLayout<PictureElement>('picture');
