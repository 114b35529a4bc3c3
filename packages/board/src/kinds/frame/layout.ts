import { VerticalAlign } from '../../document/constants.ts';
import type { BoardBox, BoardPoint } from '../../document/elementBase.ts';
import { boxLayout } from '../../layout/boxLayout.ts';
import { containsPoint, grown } from '../../layout/geometry.ts';
import type { KindLayout } from '../../layout/kindLayout.ts';
import type { BoxItem } from '../../layout/sceneItem.ts';
import type { FrameElement } from './model.ts';

const FONT_SIZE = 22;
/** Of a long title so much is taken for it when one points. */
const TITLE_WIDTH = 320;

/** Its title stands over its box. */
function titleBox({ x, y, w, style }: FrameElement): BoardBox {
  const height = (style.fontSize ?? FONT_SIZE) * 1.7;
  return { x, y: y - height, w, h: height };
}

function onTitle(paintBox: BoardBox, box: BoardBox, point: BoardPoint): boolean {
  return containsPoint({ ...paintBox, h: box.y - paintBox.y, w: Math.min(paintBox.w, TITLE_WIDTH) }, point);
}

export const frameLayout: KindLayout<BoxItem & { readonly element: FrameElement }> = {
  ...boxLayout<FrameElement>({
    type: 'frame',
    text: {
      size: FONT_SIZE,
      bold: true,
      align: 'start',
      vertical: VerticalAlign.TOP,
      isName: true,
    },
    textBox: titleBox,
  }),
  isGround: true,
  // Its border and title count: what is in it stays in reach, and so does the board behind.
  hit: ({ box, paintBox }, point, tolerance) =>
    containsPoint(grown(box, tolerance), point)
      ? !containsPoint(grown(box, -tolerance), point)
      : onTitle(paintBox, box, point),
  extent: ({ paintBox }) => paintBox,
};
