/** Extensions the image helper accepts (spec §5). A form narrows further by content. */
export const IMAGE_EXTENSIONS: readonly string[] = [
  'jpeg',
  'jpg',
  'png',
  'svg',
  'bmp',
  'gif',
  'webp',
  'tiff',
];

/**
 * Whether a file name ends in an accepted image extension, upper or lower case. Spec §5, VAL-IMG-01.
 *
 * @param fileName name of the file, with or without folders
 */
export function hasImageExtension(fileName: string): boolean {
  const dot = fileName.lastIndexOf('.');
  return dot >= 0 && IMAGE_EXTENSIONS.includes(fileName.slice(dot + 1).toLowerCase());
}
