import {
  orderKeyBetween,
  topKey,
  type BoardBox,
  type BoardPoint,
  type BoardStore,
  type BoxElement,
  type ElementStyle,
  type ElementType,
  type ShapeKind,
} from '../../document/index.ts';

/** The elements a tool can draw as a box. */
export type NewBoxType = Exclude<ElementType, 'connector' | 'topic'>;

/** The size a new element has when it is placed by a click. */
const SIZES: Readonly<Record<NewBoxType, { readonly w: number; readonly h: number }>> = {
  sticky: { w: 180, h: 180 },
  text: { w: 260, h: 28 },
  shape: { w: 180, h: 110 },
  frame: { w: 640, h: 420 },
};

/** The box of a new element around a point. Text begins where one clicked. */
export function newBoxAt(type: NewBoxType, { x, y }: BoardPoint): BoardBox {
  const { w, h } = SIZES[type];
  if (type === 'text') return { x: Math.round(x), y: Math.round(y - h / 2), w, h };
  return { x: Math.round(x - w / 2), y: Math.round(y - h / 2), w, h };
}

/** What a new element is to be like. */
export interface NewBox {
  /** Its box, or the point it stands around. */
  readonly at: BoardPoint | BoardBox;
  /** What kind of shape, when it is one. */
  readonly kind: ShapeKind;
  readonly style: ElementStyle;
}

/** A new element, on top of all others. */
export function newBoxElement(store: BoardStore, type: NewBoxType, { at, kind, style }: NewBox): BoxElement {
  const box = 'w' in at ? at : newBoxAt(type, at);
  const common = { id: store.createId(), z: orderKeyBetween(topKey(store), null), style, text: '', ...box };
  return type === 'shape' ? { ...common, type, shape: kind } : { ...common, type };
}
