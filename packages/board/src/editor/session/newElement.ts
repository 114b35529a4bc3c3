import {
  orderKeyBetween,
  topKey,
  type BoardBox,
  type BoardPoint,
  type BoardStore,
  type BoxElement,
  type ElementStyle,
  type ShapeKind,
} from '../../document/index.ts';
import { edits } from '../../kinds/edits.ts';
import type { FreshBox } from '../kindEdit.ts';

/** The elements a tool can draw as a box. */
export type NewBoxType = BoxElement['type'];

/** How a new element of a type begins, where its kind does not say. */
const USUAL: FreshBox = { w: 180, h: 110 };

export const freshOf = (type: NewBoxType): FreshBox => edits.get(type)?.fresh ?? USUAL;

/** The box of a new element around a point, or from it on. */
function newBoxAt({ w, h, beginsThere }: FreshBox, { x, y }: BoardPoint): BoardBox {
  const left = beginsThere === true ? x : x - w / 2;
  return { x: Math.round(left), y: Math.round(y - h / 2), w, h };
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
  const fresh = freshOf(type);
  const element = {
    id: store.createId(),
    type,
    z: orderKeyBetween(topKey(store), null),
    style,
    text: '',
    ...('w' in at ? at : newBoxAt(fresh, at)),
    ...fresh.own?.({ shapeKind: kind }),
  };
  // What a kind has besides its box, it has from `own`.
  return element as BoxElement;
}
