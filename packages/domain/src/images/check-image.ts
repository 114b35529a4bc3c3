import { FieldRule, type FieldViolation } from '../validation/field-violation.ts';
import { detectImageType, type ImageType } from './image-type.ts';
import { DEFAULT_IMAGES_MAX } from './limits.ts';

/** A picked or received image: its size and its content, of which the leading bytes are enough. */
export interface ImageFile {
  /** Size of the whole file in bytes. */
  readonly size: number;
  /** The content, or at least its first `IMAGE_SIGNATURE_BYTES` bytes. */
  readonly head: Uint8Array;
}

/** What a form takes: types by content, and the largest size in bytes. */
export interface ImageLimits {
  readonly types: readonly ImageType[];
  readonly maxBytes: number;
}

/**
 * Checks one image: not empty, not too large, and of an accepted type by its content. Spec §5, VAL-IMG-02 to VAL-IMG-04.
 *
 * @param field name of the field on the wire
 * @param file the image
 * @param limits accepted types and size in bytes
 */
export function checkImage<Field extends string>(
  field: Field,
  file: ImageFile,
  { types, maxBytes }: ImageLimits,
): FieldViolation<Field>[] {
  if (file.size <= 0) return [{ field, rule: FieldRule.EMPTY_FILE }];
  const violations: FieldViolation<Field>[] = [];
  if (file.size > maxBytes) violations.push({ field, rule: FieldRule.MAX_BYTES, limit: maxBytes });
  const type = detectImageType(file.head);
  if (type === null || !types.includes(type)) violations.push({ field, rule: FieldRule.TYPE });
  return violations;
}

/**
 * Checks a list of images: how many there are, then each of them. Spec §5, VAL-IMG-02 to VAL-IMG-04.
 *
 * @param field name of the field on the wire
 * @param files the images
 * @param limits accepted types, size of each in bytes, and how many (15 by default)
 */
export function checkImages<Field extends string>(
  field: Field,
  files: readonly ImageFile[],
  { max = DEFAULT_IMAGES_MAX, ...limits }: ImageLimits & { readonly max?: number },
): FieldViolation<Field>[] {
  const tooMany = files.length > max ? [{ field, rule: FieldRule.MAX_ITEMS, limit: max }] : [];
  return [...tooMany, ...files.flatMap((file) => checkImage(field, file, limits))];
}
