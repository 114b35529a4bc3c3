/** What a picture may be. All limits are checked before anything is sent. */
export interface ImageLimits {
  /** Media types, such as `image/png`. Default: PNG, JPEG and WebP. */
  types?: readonly string[];
  maxBytes?: number;
  /** Smallest width and height, in pixels. */
  minWidth?: number;
  minHeight?: number;
  /** Width times height. */
  maxPixels?: number;
}

/**
 * Why a file is not taken: another `kind`, too many `bytes`, `unreadable` as a picture, too `small`, too many `pixels`,
 * or more files than there may be (`count`).
 */
export type ImageRefusal = 'kind' | 'bytes' | 'unreadable' | 'small' | 'pixels' | 'count';

export const IMAGE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

/** Holds a file to limits, the cheap ones first. Undefined when it may be taken. */
export async function inspectImage(file: File, limits: ImageLimits): Promise<ImageRefusal | undefined> {
  const { types = IMAGE_TYPES, maxBytes, minWidth = 1, minHeight = 1, maxPixels } = limits;
  if (!types.includes(file.type)) return 'kind';
  if (maxBytes !== undefined && file.size > maxBytes) return 'bytes';
  const size = await sizeOf(file);
  if (size === null) return 'unreadable';
  if (size.width < minWidth || size.height < minHeight) return 'small';
  if (maxPixels !== undefined && size.width * size.height > maxPixels) return 'pixels';
  return undefined;
}

async function sizeOf(file: File): Promise<{ width: number; height: number } | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return null;
  }
}
