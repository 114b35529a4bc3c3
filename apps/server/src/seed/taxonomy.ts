import { TagType } from '@boardwalk/domain';
import type { Localized, TagBranch, TagLeaf, Taxonomy } from '@boardwalk/demo-gallery';
import { recordImage, type StoredImage } from '../infra/images/imageStore.ts';
import type { Queryable } from '../infra/database/database.ts';
import type { NewRow } from '../infra/database/schema.ts';

/** Ids by the key a source file uses. */
export interface TaxonomyIds {
  tags: ReadonlyMap<string, number>;
  topics: ReadonlyMap<string, number>;
}

/** First ids per type, so that the ids of a fresh community are always the same ones. */
const FIRST_IDS = { scene: 101, role: 301, industry: 401, common: 501, topic: 11, banner: 11 };

/** Fills tags, topics and banners from the gallery's taxonomy, into empty tables. */
export async function seedTaxonomy(
  db: Queryable,
  taxonomy: Taxonomy,
  { bannerPictures, now }: { bannerPictures: ReadonlyMap<string, StoredImage>; now: Date },
): Promise<TaxonomyIds> {
  const tags = [
    ...branches(taxonomy.scenes, TagType.SCENES, FIRST_IDS.scene, now),
    ...leaves(taxonomy.roles, TagType.ROLE, FIRST_IDS.role, now),
    ...leaves(taxonomy.industries, TagType.INDUSTRY, FIRST_IDS.industry, now),
    ...branches(taxonomy.common, TagType.COMMON, FIRST_IDS.common, now),
  ];
  await db.insertInto('tag').values(tags).execute();
  const tagIds = new Map(tags.map(({ slug, tag_id: id }) => [slug, id]));

  const topicIds = new Map(taxonomy.topics.map(({ key }, index) => [key, FIRST_IDS.topic + index]));
  await db
    .insertInto('topic')
    .values(
      taxonomy.topics.map(({ key, title, description }, index) => ({
        topic_id: FIRST_IDS.topic + index,
        slug: key,
        title: title['en-US'],
        titles: JSON.stringify(title),
        description: description['en-US'],
        descriptions: JSON.stringify(description),
        sort_order: index,
        created_at: now,
      })),
    )
    .execute();

  const roleIds = new Set(tags.filter(({ ttype }) => ttype === TagType.ROLE).map(({ tag_id: id }) => id));
  for (const picture of bannerPictures.values()) await recordImage(db, picture, null, now);
  await db
    .insertInto('banner')
    .values(
      taxonomy.banners.map(({ key, color, title, action, picture, link }, index) => ({
        banner_id: FIRST_IDS.banner + index,
        slug: key,
        title: title['en-US'],
        titles: JSON.stringify(title),
        subtitle: action['en-US'],
        subtitles: JSON.stringify(action),
        theme: color,
        image_hash: bannerPictures.get(key)?.hash ?? null,
        image_alts: JSON.stringify(picture),
        ...bannerLink(link, { tagIds, topicIds, roleIds }),
        sort_order: index,
        created_at: now,
      })),
    )
    .execute();
  return { tags: tagIds, topics: topicIds };
}

type TagRow = NewRow<'tag'> & { tag_id: number; slug: string };

function tagRow(
  leaf: TagLeaf,
  ttype: TagRow['ttype'],
  tagId: number,
  parentId: number | null,
  now: Date,
): TagRow {
  return {
    tag_id: tagId,
    parent_id: parentId,
    ttype,
    slug: leaf.key,
    name: leaf.name['en-US'],
    names: JSON.stringify(leaf.name),
    name_key: leaf.key,
    sort_order: tagId,
    created_at: now,
  };
}

function leaves(list: readonly TagLeaf[], ttype: TagRow['ttype'], firstId: number, now: Date): TagRow[] {
  return list.map((leaf, index) => tagRow(leaf, ttype, firstId + index, null, now));
}

/** Parents first, then their children: a child's row names its parent's. */
function branches(list: readonly TagBranch[], ttype: TagRow['ttype'], firstId: number, now: Date): TagRow[] {
  const parents = leaves(list, ttype, firstId, now);
  let next = firstId + parents.length;
  const children = list.flatMap((branch, index) =>
    branch.children.map((leaf) => tagRow(leaf, ttype, next++, firstId + index, now)),
  );
  return [...parents, ...children];
}

type BannerLink = Taxonomy['banners'][number]['link'];

/** Where a banner leads, as a path of the site; a search reads differently in every language. */
function bannerLink(
  link: BannerLink,
  ids: {
    tagIds: ReadonlyMap<string, number>;
    topicIds: ReadonlyMap<string, number>;
    roleIds: ReadonlySet<number>;
  },
): { link: string; links?: string } {
  if ('topic' in link) return { link: `/community/topic-${idOf(ids.topicIds, link.topic)}` };
  if ('tag' in link) {
    const id = idOf(ids.tagIds, link.tag);
    return { link: `/community/${ids.roleIds.has(id) ? 'role' : 'tag'}-${id}` };
  }
  const search = (text: string) => `/community/search?keyword=${encodeURIComponent(text)}`;
  const links = Object.entries(link.search satisfies Localized).map(([language, text]) => [
    language,
    search(text),
  ]);
  return { link: search(link.search['en-US']), links: JSON.stringify(Object.fromEntries(links)) };
}

function idOf(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`the demo taxonomy has no ${key}`);
  return id;
}
