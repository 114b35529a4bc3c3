import { createCanvas, loadImage, type Image, type SKRSContext2D } from '@napi-rs/canvas';
import type { BoardSnapshot } from '../document/index.ts';
import { scriptOf } from '../fonts/boardFamily.ts';
import { registerAllParts } from '../kinds/allParts.ts';
import { BoardScene, sourceOf } from '../layout/index.ts';
import { fitted, paintBoard, themeOf, type PictureSource } from '../render/index.ts';
import { frameContent } from './frameContent.ts';
import { inSubsetFonts } from './subsetFonts.ts';
import { measurerFor } from './textMeasurers.ts';

/** How a picture of a board is made. */
export interface ThumbnailOptions {
  /** Size in pixels, 16 to 4096. */
  readonly width: number;
  readonly height: number;
  /** Room kept free around the content, in pixels; about a twentieth of the height by default. */
  readonly padding?: number;
  readonly theme?: 'light' | 'dark';
  /** Its pictures by their assets, from `decodePictures`; a box stands for those that are missing. */
  readonly pictures?: DecodedPictures;
}

/** Pictures that can be painted, by their assets. */
export type DecodedPictures = ReadonlyMap<string, Image>;

/** Makes pictures ready to be painted; those that cannot be read are left out. */
export async function decodePictures(files: ReadonlyMap<string, Uint8Array>): Promise<DecodedPictures> {
  const decoded = await Promise.all(
    [...files].map(async ([asset, bytes]) => {
      const image = await loadImage(Buffer.from(bytes)).catch(() => null);
      return image ? ([[asset, image]] as const) : [];
    }),
  );
  return new Map(decoded.flat());
}

/** Decoded pictures as a source that paints on a canvas of Node. */
const sourceFrom = (pictures: DecodedPictures, context: SKRSContext2D): PictureSource => ({
  paint(_board, asset, { x, y, w, h }) {
    const image = pictures.get(asset);
    if (image) context.drawImage(image, x, y, w, h);
    return image !== undefined;
  },
});

const SIZE_RANGE = { least: 16, most: 4096 } as const;

/** Content is not blown up beyond this in a picture 1080 pixels wide. */
const MOST_SCALE = 1.7;

function checkSize(name: string, value: number): void {
  if (Number.isInteger(value) && value >= SIZE_RANGE.least && value <= SIZE_RANGE.most) return;
  throw new RangeError(
    `${name} must be a whole number from ${SIZE_RANGE.least} to ${SIZE_RANGE.most}, not ${value}`,
  );
}

/**
 * Paints a board into a PNG with the code and fonts the viewer uses; no font of the machine is needed.
 * The whole content is shown, or the busiest part of a board that is too large to be read that way.
 * It works synchronously and is meant for a worker thread; every thread registers the fonts it needs for itself.
 * @throws RangeError when the size is out of range.
 */
export function renderThumbnail(snapshot: BoardSnapshot, options: ThumbnailOptions): Buffer {
  const { width, height } = options;
  checkSize('width', width);
  checkSize('height', height);
  registerAllParts();
  const script = scriptOf(snapshot.elements);
  const canvas = createCanvas(width, height);
  const plain = canvas.getContext('2d');
  const context = inSubsetFonts(plain, script);
  const scene = new BoardScene(sourceOf(snapshot), measurerFor(script));
  const frame = frameContent(scene, width / height) ?? { x: -200, y: -130, w: 400, h: 260 };
  const padding = options.padding ?? Math.round(height * 0.06);
  const viewport = fitted(frame, width, height, { padding, most: (MOST_SCALE * width) / 1080 });
  const theme = themeOf(options.theme ?? 'light');
  const pictures = options.pictures && sourceFrom(options.pictures, plain);
  paintBoard(context, scene, {
    theme,
    viewport,
    width,
    height,
    pixelRatio: 1,
    ...(pictures ? { pictures } : {}),
  });
  return canvas.toBuffer('image/png');
}
