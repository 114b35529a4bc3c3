import type { SceneItem } from '../../layout/index.ts';
import { groundOfTopic } from '../../render/paintTopic.ts';
import { shade, textOn, type BoardTheme } from '../../render/theme.ts';

/** The colour in which an element's text is painted, for the field that takes its place. */
export function textColorOf(item: SceneItem, theme: BoardTheme): string {
  const { style, type } = item.element;
  if (item.kind === 'topic')
    return textOn(theme, groundOfTopic(item, theme) ?? theme.canvas, style.textColor);
  const usual = type === 'sticky' ? 'yellow' : type === 'shape' ? 'paper' : 'none';
  const fill = type === 'frame' ? 'none' : (style.fill ?? usual);
  return textOn(theme, fill === 'none' ? theme.canvas : shade(theme, fill, 'fill'), style.textColor);
}
