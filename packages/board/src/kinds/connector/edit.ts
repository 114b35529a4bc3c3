import { TextAlign } from '../../document/constants.ts';
import type { KindEdit } from '../../editor/kindEdit.ts';
import type { ConnectorItem } from '../../layout/sceneItem.ts';
import { LINE_HEIGHT } from '../../layout/wrapText.ts';
import { textOn } from '../../render/theme.ts';
import { CONNECTOR_FONT_SIZE, LABEL_WIDTH } from './label.ts';

export const connectorEdit: KindEdit<ConnectorItem> = {
  type: 'connector',
  styles: ['line', 'connector', 'text'],
  isName: true,
  handles: ({ element: { id }, path: { start, end } }) => [
    { handle: { kind: 'end', id, end: 'from' }, at: start },
    { handle: { kind: 'end', id, end: 'to' }, at: end },
  ],
  textPlace({ element: { style }, label, path: { middle } }) {
    const size = style.fontSize ?? CONNECTOR_FONT_SIZE;
    const h = label?.height ?? size * LINE_HEIGHT;
    return {
      box: { x: middle.x - LABEL_WIDTH / 2, y: middle.y - h / 2, w: LABEL_WIDTH, h },
      size,
      bold: style.bold ?? false,
      italic: style.italic ?? false,
      align: TextAlign.CENTER,
      top: 0,
    };
  },
  textColor: ({ element: { style } }, theme) => textOn(theme, theme.canvas, style.textColor),
};
