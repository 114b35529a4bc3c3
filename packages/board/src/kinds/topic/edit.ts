import { TextAlign } from '../../document/constants.ts';
import type { KindEdit } from '../../editor/kindEdit.ts';
import type { TopicItem } from '../../layout/sceneItem.ts';
import { LINE_HEIGHT } from '../../layout/wrapText.ts';
import { textOn } from '../../render/theme.ts';
import { groundOfTopic } from './paint.ts';
import { alignOf, textBoxOf } from './topicStyle.ts';

export const topicEdit: KindEdit<TopicItem> = {
  type: 'topic',
  styles: ['fill', 'line', 'text', 'topic'],
  isName: true,
  textPlace({ element: { style }, box, placed }) {
    const { block, bold, look } = placed.measure;
    const align = style.align ?? alignOf(look);
    const { x, w } = textBoxOf(placed.measure, box, align);
    // A little wider than the topic: the next character must have room before the topic has grown.
    const wide = { x: x - block.size, y: box.y, w: w + 2 * block.size, h: box.h };
    return {
      box: align === TextAlign.LEFT ? { ...wide, x, w: box.w + 2 * block.size } : wide,
      size: block.size,
      bold,
      italic: style.italic ?? false,
      align,
      top:
        (box.h - (placed.measure.labels?.height ?? 0) - Math.max(block.height, block.size * LINE_HEIGHT)) / 2,
    };
  },
  textColor: (item, theme) =>
    textOn(theme, groundOfTopic(item, theme) ?? theme.canvas, item.element.style.textColor),
};
