import { TextAlign, VerticalAlign, type BoardBox } from '../../document/index.ts';
import { DEFAULT_FONT_SIZE, textBoxOf, type SceneItem } from '../../layout/sceneItem.ts';
import { LINE_HEIGHT } from '../../layout/wrapText.ts';

/** Where and how the text of an element stands, for a field that takes its place. */
export interface TextPlace {
  readonly box: BoardBox;
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly align: TextAlign;
  /** Room above the text in its box. */
  readonly top: number;
  /** True where Enter ends editing, because the text is a short name. */
  readonly singleLine: boolean;
}

const LABEL = { w: 200 } as const;

function boxPlace(item: SceneItem & { kind: 'box' }): TextPlace {
  const { element } = item;
  const { style, type } = element;
  const set = item.text();
  const size = set?.block.size ?? style.fontSize ?? DEFAULT_FONT_SIZE[type];
  const box = set?.box ?? textBoxOf(element);
  const height = set?.block.height ?? size * LINE_HEIGHT;
  const centered = type === 'sticky' || type === 'shape';
  const vertical = style.verticalAlign ?? (centered ? VerticalAlign.MIDDLE : VerticalAlign.TOP);
  const slack = Math.max(0, box.h - height);
  return {
    box,
    size,
    bold: style.bold ?? type === 'frame',
    italic: style.italic ?? false,
    align: style.align ?? (centered ? TextAlign.CENTER : TextAlign.LEFT),
    top: vertical === VerticalAlign.TOP ? 0 : vertical === VerticalAlign.BOTTOM ? slack : slack / 2,
    singleLine: type === 'frame',
  };
}

/** Where the text of a laid-out element stands. */
export function textPlaceOf(item: SceneItem): TextPlace {
  if (item.kind === 'box') return boxPlace(item);
  const { style } = item.element;
  const italic = style.italic ?? false;
  if (item.kind === 'connector') {
    const size = style.fontSize ?? DEFAULT_FONT_SIZE.connector;
    const h = item.label?.height ?? size * LINE_HEIGHT;
    const { x, y } = item.path.middle;
    const box = { x: x - LABEL.w / 2, y: y - h / 2, w: LABEL.w, h };
    return {
      box,
      size,
      bold: style.bold ?? false,
      italic,
      align: TextAlign.CENTER,
      top: 0,
      singleLine: true,
    };
  }
  const { block, bold, look } = item.placed.measure;
  // A little wider than the topic: the next character must have room before the topic has grown.
  const box = { x: item.box.x - block.size, y: item.box.y, w: item.box.w + 2 * block.size, h: item.box.h };
  const align = style.align ?? (look === 'line' ? TextAlign.LEFT : TextAlign.CENTER);
  const left = align === TextAlign.LEFT ? { ...box, x: item.box.x + (item.box.w - block.width) / 2 } : box;
  const height = Math.max(block.height, block.size * LINE_HEIGHT);
  return {
    box: left,
    size: block.size,
    bold,
    italic,
    align,
    top: (item.box.h - height) / 2,
    singleLine: true,
  };
}
