import {
  FieldRule,
  hasImageExtension,
  IMAGE_SIGNATURE_BYTES,
  type FieldViolation,
  type ImageFile,
} from '@boardwalk/domain';

/** The rules of a form for the pictures that go with it. */
export type PictureCheck = (pictures: readonly ImageFile[]) => readonly FieldViolation[];

/** A picked file that may go with a form, or the rule that stands against it. */
export type ReadPicture =
  | { readonly facts: ImageFile; readonly violation?: never }
  | { readonly facts?: never; readonly violation: FieldViolation };

/**
 * Holds a picked file to the rules that the server applies as well: by its name (spec §5, image helper), then by its content
 * and beside the pictures that are there already.
 *
 * @param others the pictures that are there when the file has been read
 * @param check the rules of the form
 */
export async function readPicture(
  file: File,
  others: () => readonly ImageFile[],
  check: PictureCheck,
): Promise<ReadPicture> {
  const head = new Uint8Array(await file.slice(0, IMAGE_SIGNATURE_BYTES).arrayBuffer());
  const facts = { size: file.size, head };
  if (!hasImageExtension(file.name)) return { violation: { field: file.name, rule: FieldRule.TYPE } };
  const [violation] = check([...others(), facts]);
  return violation ? { violation } : { facts };
}
