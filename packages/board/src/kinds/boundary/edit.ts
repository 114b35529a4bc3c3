import type { KindEdit } from '../../editor/kindEdit.ts';
import type { BoundaryItem } from '../../layout/sceneItem.ts';
import { startOf } from '../../layout/textStart.ts';
import { LINE_HEIGHT } from '../../layout/wrapText.ts';
import { textOn } from '../../render/theme.ts';
import { isTitleBold, titleSizeOf } from '../topic/layouts/ranges.ts';
import { titleGround } from './paint.ts';

export const boundaryEdit: KindEdit<BoundaryItem> = {
  type: 'boundary',
  styles: ['fill', 'line', 'text'],
  isName: true,
  textPlace({ element, placed: { title, titleBox } }) {
    const size = titleSizeOf(element);
    const height = title?.block.height ?? size * LINE_HEIGHT;
    return {
      // A little wider than the title: the next character must have room before the title has grown.
      box: { ...titleBox, w: titleBox.w + 2 * size },
      size,
      bold: isTitleBold(element),
      italic: element.style.italic ?? false,
      align: element.style.align ?? startOf(element.text),
      top: (titleBox.h - height) / 2,
    };
  },
  textColor: (item, theme) =>
    textOn(theme, item.placed.title ? titleGround(item, theme) : theme.canvas, item.element.style.textColor),
};
