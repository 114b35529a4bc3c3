import type { KindEdit } from '../../editor/kindEdit.ts';
import type { TopicItem } from '../../layout/sceneItem.ts';
import { LINE_HEIGHT } from '../../layout/wrapText.ts';
import { textOn } from '../../render/theme.ts';
import { groundOfTopic } from './paint.ts';
import { alignOf, textBoxOf, textTopOf } from './topicStyle.ts';

export const topicEdit: KindEdit<TopicItem> = {
  type: 'topic',
  styles: ['fill', 'line', 'text', 'topic'],
  isName: true,
  textPlace({ element: { style }, box, placed }) {
    const { block, bold } = placed.measure;
    const align = alignOf(placed.measure, style);
    const { x, w } = textBoxOf(placed.measure, box, align);
    // A little wider than the topic: the next character must have room before the topic has grown.
    const room = 2 * block.size;
    const before = { left: 0, center: room / 2, right: room }[align];
    return {
      box: { x: x - before, y: box.y, w: w + room, h: box.h },
      size: block.size,
      bold,
      italic: style.italic ?? false,
      align,
      top: textTopOf(placed.measure, box, Math.max(block.height, block.size * LINE_HEIGHT)) - box.y,
    };
  },
  textColor: (item, theme) =>
    textOn(theme, groundOfTopic(item, theme) ?? theme.canvas, item.element.style.textColor),
};
