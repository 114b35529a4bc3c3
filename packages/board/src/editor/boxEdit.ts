import type { BoxElement } from '../document/index.ts';
import { VerticalAlign } from '../document/constants.ts';
import type { BoxItem } from '../layout/sceneItem.ts';
import { LINE_HEIGHT } from '../layout/wrapText.ts';
import { shade, textOn } from '../render/theme.ts';
import type { BoardPaint } from '../document/elementBase.ts';
import type { KindEdit, TextPlace } from './kindEdit.ts';

function boxTextPlace(item: BoxItem): TextPlace {
  const { setting: settingOf, box: all } = item;
  const setting = settingOf();
  const set = item.text();
  const size = set?.block.size ?? setting?.size ?? 0;
  const box = set?.box ?? setting?.box ?? all;
  const slack = Math.max(0, box.h - (set?.block.height ?? size * LINE_HEIGHT));
  const vertical = setting?.vertical ?? VerticalAlign.TOP;
  return {
    box,
    size,
    bold: setting?.bold ?? false,
    italic: setting?.italic ?? false,
    align: setting?.align ?? 'left',
    top: vertical === VerticalAlign.TOP ? 0 : vertical === VerticalAlign.BOTTOM ? slack : slack / 2,
  };
}

/** What a kind of box says of how it is edited, and the ground that its text stands on where its style names none. */
export interface BoxEditOptions extends Omit<KindEdit<BoxItem>, 'textPlace' | 'textColor' | 'handles'> {
  readonly type: BoxElement['type'];
  /** `null` for text beside the element, on the board itself. */
  readonly ground: BoardPaint | null;
}

/** How a kind of element with a text in a box of its own is edited. */
export const boxEdit = ({ ground, ...options }: BoxEditOptions): KindEdit<BoxItem> => ({
  resize: 'all',
  turns: true,
  ...options,
  textPlace: boxTextPlace,
  textColor({ element: { style } }, theme) {
    const fill = ground === null ? 'none' : (style.fill ?? ground);
    return textOn(theme, fill === 'none' ? theme.canvas : shade(theme, fill, 'fill'), style.textColor);
  },
});
