/** What part of a picture is kept. */
export interface Crop {
  /** From 1, the largest part that has the ratio, to `MAX_ZOOM`. */
  zoom: number;
  /** Where the part is, from 0 (left, top) to 1 (right, bottom). */
  across: number;
  down: number;
}

export const MAX_ZOOM = 4;
export const WHOLE: Crop = { zoom: 1, across: 0.5, down: 0.5 };

const between = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** How far a picture can be zoomed until the kept part is smaller than it may be. */
export function maxZoomOf(
  picture: { width: number; height: number },
  ratio: number,
  { minWidth = 1, minHeight = 1 }: { minWidth?: number | undefined; minHeight?: number | undefined },
): number {
  const { width, height } = cropRect(picture, ratio, WHOLE);
  return between(Math.min(width / minWidth, height / minHeight), 1, MAX_ZOOM);
}

/** A crop within its bounds. */
export function keepCrop({ zoom, across, down }: Crop, maxZoom = MAX_ZOOM): Crop {
  return { zoom: between(zoom, 1, maxZoom), across: between(across, 0, 1), down: between(down, 0, 1) };
}

/** The part of a picture that a crop keeps, in the picture's pixels. */
export function cropRect(picture: { width: number; height: number }, ratio: number, crop: Crop) {
  const width = Math.min(picture.width, picture.height * ratio) / crop.zoom;
  const height = width / ratio;
  return {
    x: (picture.width - width) * crop.across,
    y: (picture.height - height) * crop.down,
    width,
    height,
  };
}

/** The kept part as a file of the same kind and name. */
export async function cutOut(
  picture: ImageBitmap,
  ratio: number,
  crop: Crop,
  { name, type }: File,
): Promise<File> {
  const { x, y, width, height } = cropRect(picture, ratio, crop);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const { promise, resolve, reject } = Promise.withResolvers<File>();
  canvas.toBlob(
    (blob) =>
      blob
        ? resolve(new File([blob], name, { type: blob.type }))
        : reject(new Error(`${name} cannot be drawn`)),
    type,
    0.92,
  );
  return promise;
}
