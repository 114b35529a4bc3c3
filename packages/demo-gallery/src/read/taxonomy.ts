import { PaletteColor } from '@boardwalk/board/document';
import { parse } from 'yaml';
import { z } from 'zod';

import { readBytes, readSource, withFileName } from './files.ts';

/** A text in all five languages. */
const localized = z.strictObject({
  'zh-CN': z.string().min(1),
  'en-US': z.string().min(1),
  'ja-JP': z.string().min(1),
  'ko-KR': z.string().min(1),
  'es-ES': z.string().min(1),
});
export type Localized = z.infer<typeof localized>;

const leaf = z.strictObject({ key: z.string(), name: localized });
const branch = leaf.extend({ children: z.array(leaf).min(1) });
export type TagLeaf = z.infer<typeof leaf>;
export type TagBranch = z.infer<typeof branch>;

const tags = z.strictObject({
  scenes: z.array(branch),
  roles: z.array(leaf),
  industries: z.array(leaf),
  common: z.array(branch),
});

const color = z.enum(PaletteColor);

const topic = z.strictObject({
  key: z.string(),
  color,
  /** Slug of the board whose cover stands for the topic. */
  cover: z.string(),
  title: localized,
  description: localized,
});
export type DemoTopic = z.infer<typeof topic>;

const banner = z.strictObject({
  key: z.string(),
  color,
  link: z.union([
    z.strictObject({ topic: z.string() }),
    z.strictObject({ tag: z.string() }),
    z.strictObject({ search: localized }),
  ]),
  title: localized,
  /** Call to action. */
  action: localized,
  /** What its picture shows. */
  picture: localized,
});
export type DemoBanner = z.infer<typeof banner>;

const hotSearches = z.record(
  z.enum(['zh-CN', 'en-US', 'ja-JP', 'ko-KR', 'es-ES']),
  z.array(z.string().min(1)),
);

/** Tags, topics, banners and hot searches of the demo community; lists are in the order of the screen. */
export interface Taxonomy {
  readonly scenes: readonly TagBranch[];
  readonly roles: readonly TagLeaf[];
  readonly industries: readonly TagLeaf[];
  /** Tags of type "common"; the branch with key "chart" holds the chart types. */
  readonly common: readonly TagBranch[];
  readonly topics: readonly DemoTopic[];
  readonly banners: readonly DemoBanner[];
  readonly hotSearches: Readonly<Record<keyof Localized, readonly string[]>>;
}

function read<T>(path: string, schema: z.ZodType<T>): T {
  return withFileName(path, () => schema.parse(parse(readSource(path).text)));
}

/**
 * The picture of a banner, a webp of 1080 × 700 whose ground shows through.
 * @throws when the banner has none
 */
export function bannerPicture(key: string): Buffer {
  return readBytes(`banners/${key}.webp`);
}

/**
 * Reads the files of sources/taxonomy.
 * @throws SourceError naming the file and the field
 */
export function readTaxonomy(): Taxonomy {
  return {
    ...read('taxonomy/tags.yaml', tags),
    topics: read('taxonomy/topics.yaml', z.array(topic)),
    banners: read('taxonomy/banners.yaml', z.array(banner)),
    hotSearches: read('taxonomy/hot-searches.yaml', hotSearches),
  };
}
