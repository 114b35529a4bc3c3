import type { BoardBox, BoxElement } from '../document/index.ts';
import { TextAlign, VerticalAlign } from '../document/constants.ts';
import { boxAroundTurned, centerOf, containsPoint, grown, union } from './geometry.ts';
import type { KindLayout } from './kindLayout.ts';
import type { BoxItem, PlacedText, TextSetting } from './sceneItem.ts';
import { startOf } from './textStart.ts';
import type { TextMeasurer } from './textMeasurer.ts';
import { fitText, LINE_HEIGHT, sureLines, wrapText } from './wrapText.ts';

/** How the text of a kind of box is set where an element does not say otherwise. */
export interface BoxText {
  readonly size: number;
  readonly bold?: boolean;
  /** In the middle by default; `start` is the side that the text begins on. */
  readonly align?: TextAlign | 'start';
  readonly vertical?: VerticalAlign;
  /** True when the box grows with its text; else the text is made to fit. */
  readonly grows?: boolean;
  /** True for a short name on one line, which may stand outside the box. */
  readonly isName?: boolean;
}

/** What a kind of box says of where it stands. */
export interface BoxLayoutOptions<Element extends BoxElement> {
  readonly type: Element['type'];
  /** Left out for a kind without text. */
  readonly text?: BoxText;
  /** The part of the box that its text is set in; the whole of it by default. */
  textBox?(element: Element): BoardBox;
  /** How far it paints beyond its box, its line apart. */
  readonly reach?: number;
}

function settingOf<Element extends BoxElement>(
  element: Element,
  options: BoxLayoutOptions<Element>,
): TextSetting | null {
  const { text } = options;
  if (!text) return null;
  const { style, x, y, w, h } = element;
  return {
    box: options.textBox?.(element) ?? { x, y, w, h },
    size: style.fontSize ?? text.size,
    bold: style.bold ?? text.bold ?? false,
    italic: style.italic ?? false,
    align: style.align ?? (text.align === 'start' ? startOf(element.text) : text.align) ?? TextAlign.CENTER,
    vertical: style.verticalAlign ?? text.vertical ?? VerticalAlign.MIDDLE,
    isName: text.isName ?? false,
  };
}

function setText(text: string, setting: TextSetting, grows: boolean, measurer: TextMeasurer): PlacedText {
  const { box } = setting;
  if (!grows) return { block: fitText(text, setting, box, measurer), box };
  const block = wrapText(text, setting, box.w, measurer);
  return { block, box: { ...box, h: block.height } };
}

/** Where a kind of element with a box of its own stands. */
export function boxLayout<Element extends BoxElement>(
  options: BoxLayoutOptions<Element>,
): KindLayout<BoxItem & { readonly element: Element }> {
  const grows = options.text?.grows === true;
  return {
    type: options.type,
    layout(element, { measurer }) {
      const setting = () => settingOf(element, options);
      let set: PlacedText | null | undefined;
      const text = () => {
        if (set === undefined) {
          const how = element.text.trim() === '' ? null : setting();
          set = how && setText(element.text, how, grows, measurer);
        }
        return set;
      };
      const { x, y, w, h, rotation = 0 } = element;
      /** Setting a text takes far more time than saying that it is short. */
      const grownHeight = () => {
        const how = element.text.trim() === '' ? null : setting();
        const lines = how && sureLines(element.text, how, how.box.w, measurer);
        return how && lines ? lines * how.size * LINE_HEIGHT : (text()?.box.h ?? h);
      };
      const box = { x, y, w, h: grows ? grownHeight() : h };
      const reach = Math.max(options.reach ?? 0, (element.style.strokeWidth ?? 2) / 2 + 1);
      const outside = options.text?.isName === true ? options.textBox?.(element) : undefined;
      const painted = outside ? union(grown(box, reach), outside) : grown(box, reach);
      return {
        kind: 'box',
        element,
        rotation,
        box,
        bounds: boxAroundTurned(box, rotation),
        paintBox: boxAroundTurned(painted, rotation, centerOf(box)),
        rank: 0,
        setting,
        text,
      };
    },
    hit: (item, point) => containsPoint(item.box, point),
  };
}
