import { countCharacters, isFileKey, Language, PUBLISH_LIMITS } from '@boardwalk/domain';
import { z } from 'zod';

/** Name of the list of works in the folder of a gallery. */
export const GALLERY_FILE = 'gallery.json';

const characters = (min: number, max: number) =>
  z.string().refine((text) => countCharacters(text) >= min && countCharacters(text) <= max, {
    error: `must have ${min} to ${max} characters`,
  });

const sha256 = z.string().regex(/^[0-9a-f]{64}$/u);

const tag = z.object({
  ttype: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  /** Which tag of the taxonomy it is; null for a custom one, which is known by its name. */
  slug: z.string().nullable(),
  name: characters(1, PUBLISH_LIMITS.customTagMax),
});

const work = z
  .object({
    file_key: z.string().refine(isFileKey, { error: 'is no key of a file' }),
    name: characters(PUBLISH_LIMITS.titleMin, PUBLISH_LIMITS.titleMax),
    description: characters(PUBLISH_LIMITS.descriptionMin, PUBLISH_LIMITS.descriptionMax),
    kind: z.enum(['board', 'mindmap']),
    language: z.enum(Language),
    fee_type: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    /** Thousandths of a yuan; null unless it must be paid. */
    unit_price: z
      .int()
      .min(PUBLISH_LIMITS.priceMin * 1000)
      .max(PUBLISH_LIMITS.priceMax * 1000)
      .multipleOf(1000)
      .nullable(),
    tags: z.array(tag).max(100),
    /** Slugs. */
    topics: z.array(z.string()).max(20),
    /** The public names of who made it: the handle of the profile, and the nickname. */
    author: z.object({ name: characters(1, 60), nick_name: characters(1, 60) }),
    published_at: z.iso.datetime(),
    /** Checksums of `boards/<file_key>.json` and `covers/<file_key>.webp`. */
    board_sha256: sha256,
    cover_sha256: sha256,
  })
  .refine((each) => (each.fee_type === 3) === (each.unit_price !== null), {
    error: 'must have a price when it is to be paid, and none otherwise',
    path: ['unit_price'],
  });

const texts = z.partialRecord(z.enum(Language), z.string().max(5000));

/** What a site needs to have for the works to be found by more than their own tags. */
const taxonomy = z.object({
  /** Without custom ones; parents before their children. */
  tags: z.array(
    z.object({
      slug: z.string().min(1).max(100),
      ttype: z.union([z.literal(1), z.literal(3), z.literal(4), z.literal(5)]),
      parent: z.string().nullable(),
      name: characters(1, PUBLISH_LIMITS.customTagMax),
      names: texts,
      sort_order: z.int(),
    }),
  ),
  topics: z.array(
    z.object({
      slug: z.string().min(1).max(100),
      title: characters(1, 100),
      titles: texts,
      description: z.string().max(5000),
      descriptions: texts,
      sort_order: z.int(),
    }),
  ),
});

const gallery = z.object({
  format: z.literal('boardwalk-gallery'),
  version: z.literal(1),
  exported_at: z.iso.datetime(),
  taxonomy,
  works: z.array(work),
});

/** The list of works of a gallery. */
export type GalleryList = z.infer<typeof gallery>;
/** The tags and topics a gallery knows. */
export type GalleryTaxonomy = z.infer<typeof taxonomy>;
/** A published work as a gallery has it. */
export type GalleryWork = z.infer<typeof work>;

/** Where the board of a work is in the folder. */
export function boardPath(fileKey: string): string {
  return `boards/${fileKey}.json`;
}

/** Where the cover of a work is in the folder. */
export function coverPath(fileKey: string): string {
  return `covers/${fileKey}.webp`;
}

/** Reads the list; what is wrong with it instead, one line each. */
export function readGalleryList(text: string): { list: GalleryList } | { faults: string[] } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { faults: [`${GALLERY_FILE} is no JSON`] };
  }
  const parsed = gallery.safeParse(value);
  if (parsed.success) return { list: parsed.data };
  return { faults: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
}
