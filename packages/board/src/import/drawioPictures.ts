import type { BoardBox, ElementExtras, ElementStyle } from '../document/index.ts';
import { turned } from '../layout/geometry.ts';
import { assetOfData, cropOf } from './dataPicture.ts';
import { coordinate, type Draft, given, size } from './draft.ts';
import { type CellStyle, lookOf } from './drawioStyle.ts';

/** How large the sign within a labelled box is, and how far from its edge, where its style says nothing. */
const SIGN = { side: 24, spacing: 2, edge: 5 };

/** The part of its picture that a cell shows: `inset(10% 0% 5% 20%)`, counted from above and clockwise. */
function shownPart(clip: string | undefined) {
  const [, inner = ''] = /^inset\(([^)]*?)(?:\sround[^)]*)?\)/.exec(clip ?? '') ?? [];
  const insets = inner.trim().split(/\s+/);
  if (inner === '' || insets.length > 4 || !insets.every((inset) => /^[\d.]+%?$/.test(inset)))
    return undefined;
  const [top = 0, right = top, bottom = top, left = right] = insets.map((inset) => coordinate(inset) / 100);
  return cropOf(left, top, 1 - left - right, 1 - top - bottom);
}

/** True for a cell that shows a picture, alone or within its box. */
export const showsPicture = (style: CellStyle): boolean =>
  style.get('shape') === 'image' || style.has('is:image') || style.has('image');

/** True for a cell that is a box with a picture in it, beside its text. */
export const isBoxWithPicture = (style: CellStyle): boolean =>
  style.has('image') &&
  !style.has('is:image') &&
  (style.has('is:label') || style.get('shape') === 'label' || style.has('is:icon'));

/** The picture of a cell, taken into the board; null where the file only names it or nobody can read it: that is counted. */
export function pictureOf(draft: Draft, style: CellStyle): string | null {
  const address = style.get('image') ?? '';
  const flip = [style.get('flipH') === '1', style.get('flipV') === '1'] as const;
  const look = given({
    crop: shownPart(style.get('clipPath')),
    flip: flip.includes(true) ? flip : undefined,
    fits: style.get('imageAspect') === '0' ? undefined : (true as const),
  });
  const isHeld = address.startsWith('data:');
  const asset = isHeld ? assetOfData(draft, address, look) : null;
  if (asset === null) draft.losses.add(isHeld || address === '' ? 'pictures' : 'linked_pictures');
  return asset;
}

/** Where the picture of a labelled box is, turned with it. */
export function boxOfSign(style: CellStyle, { x, y, w, h }: BoardBox): BoardBox {
  const [wide, high] = [size(style.get('imageWidth'), SIGN.side), size(style.get('imageHeight'), SIGN.side)];
  const spacing = coordinate(style.get('spacing'), SIGN.spacing) + SIGN.edge;
  const along = (place: string | undefined, [first, last]: readonly [string, string], room: number) =>
    place === first ? spacing : place === last ? room - spacing : room / 2;
  const across = along(style.get('imageAlign') ?? 'left', ['left', 'right'], w - wide);
  const down = along(style.get('imageVerticalAlign') ?? 'middle', ['top', 'bottom'], h - high);
  const upright = { x: x + across + wide / 2, y: y + down + high / 2 };
  const middle = turned(upright, { x: x + w / 2, y: y + h / 2 }, coordinate(style.get('rotation'), 0));
  return { x: coordinate(middle.x - wide / 2), y: coordinate(middle.y - high / 2), w: wide, h: high };
}

/** Where the label of a shape is when it is not in it: below a picture, most often. */
export function labelBeside(style: CellStyle, box: BoardBox) {
  // Pictures have their label below unless they say otherwise.
  const down = style.get('verticalLabelPosition') ?? (style.has('is:image') ? 'bottom' : undefined);
  const across = style.get('labelPosition');
  const w = Math.max(box.w, 140);
  const middle = box.x + box.w / 2 - w / 2;
  if (down === 'bottom') return { x: middle, y: box.y + box.h + 4, w, h: 24, align: 'center' as const };
  if (down === 'top') return { x: middle, y: box.y - 28, w, h: 24, align: 'center' as const };
  if (across === 'right') return { x: box.x + box.w + 4, y: box.y, w, h: 24, align: 'left' as const };
  return across === 'left' ? { x: box.x - w - 4, y: box.y, w, h: 24, align: 'right' as const } : null;
}

/** A picture as a cell shows it. */
interface ShownPicture {
  readonly style: CellStyle;
  readonly label: string;
  readonly box: BoardBox;
  readonly extras: Partial<ElementExtras>;
}

/** Adds the picture of a cell with its label below it, or with a text of its own where the label is elsewhere; gives its id. */
export function addPicture(draft: Draft, { style, label, box, extras }: ShownPicture): string {
  const outside = labelBeside(style, box);
  const look: ElementStyle = lookOf(style, true);
  const isBelow = outside !== null && outside.y > box.y + box.h;
  const own = isBelow ? { text: label, style: look } : {};
  const id = draft.add({ type: 'picture', ...box, ...extras, ...own });
  if (label === '' || isBelow) return id;
  const { align, ...place } = outside ?? { ...box, align: look.align };
  const { container, rotation } = extras;
  const turn = given({ container, rotation: outside ? undefined : rotation });
  draft.add({ type: 'text', ...place, ...turn, text: label, style: { ...look, ...given({ align }) } });
  return id;
}
