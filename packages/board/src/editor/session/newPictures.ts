import {
  orderRun,
  topKey,
  type BoardPoint,
  type BoardStore,
  type PictureElement,
} from '../../document/index.ts';

/** A picture that can be put on the board. */
export interface StoredPicture {
  /** The hash of the file it was made from. */
  readonly asset: string;
  /** Its size in pixels. */
  readonly width: number;
  readonly height: number;
}

/** A new picture is no longer than this on either side. */
const LONGEST = 480;
/** And no shorter than this, however flat it is. */
const SHORTEST = 16;
const GAP = 24;

/** New elements for some pictures, in a row around a point, on top of all others. */
export function pictureElements(
  store: BoardStore,
  pictures: readonly StoredPicture[],
  { x: middle, y: line }: BoardPoint,
): PictureElement[] {
  const sizes = pictures.map(({ width, height }) => {
    const share = Math.min(1, LONGEST / Math.max(width, height, 1));
    return {
      w: Math.max(SHORTEST, Math.round(width * share)),
      h: Math.max(SHORTEST, Math.round(height * share)),
    };
  });
  const length = sizes.reduce((sum, { w }) => sum + w + GAP, -GAP);
  const keys = orderRun(pictures.length, store.doc.clientID, topKey(store));
  let left = Math.round(middle - length / 2);
  return pictures.map(({ asset }, index): PictureElement => {
    const { w, h } = sizes[index] ?? { w: SHORTEST, h: SHORTEST };
    const x = left;
    left += w + GAP;
    return {
      id: store.createId(),
      type: 'picture',
      z: keys[index] ?? '',
      style: {},
      text: '',
      x,
      y: Math.round(line - h / 2),
      w,
      h,
      asset,
    };
  });
}
