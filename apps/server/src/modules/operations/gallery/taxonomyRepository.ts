import { foldTag } from '@boardwalk/domain';
import { sql } from 'kysely';
import type { Database, Queryable } from '../../../infra/database/database.ts';
import type { GalleryTaxonomy } from './galleryFormat.ts';

/** Ids of the open tags and topics of a site by their slugs. */
export interface TaxonomyIds {
  tags: ReadonlyMap<string, number>;
  topics: ReadonlyMap<string, number>;
}

/** The open taxonomy of a site, parents before their children. */
export async function readTaxonomy(db: Database): Promise<GalleryTaxonomy> {
  const { rows: tags } = await sql<GalleryTaxonomy['tags'][number]>`
    with recursive branch as (
      select tag_id, slug, ttype, null::text as parent, name, names, sort_order, 0 as depth
      from tag where parent_id is null and slug is not null and ttype <> 2 and is_open
      union all
      select tag.tag_id, tag.slug, tag.ttype, branch.slug, tag.name, tag.names, tag.sort_order, depth + 1
      from tag join branch on branch.tag_id = tag.parent_id where tag.slug is not null and tag.is_open)
    select slug, ttype, parent, name, names, sort_order from branch order by depth, tag_id`.execute(db);
  const topics = await db
    .selectFrom('topic')
    .select(['slug', 'title', 'titles', 'description', 'descriptions', 'sort_order'])
    .where('slug', 'is not', null)
    .where('use_flag', '=', 1)
    .orderBy('sort_order')
    .orderBy('topic_id')
    .execute();
  return { tags, topics: topics.map((topic) => ({ ...topic, slug: topic.slug ?? '' })) };
}

/** What of the taxonomy a site has. */
export async function findTaxonomyIds(db: Queryable): Promise<TaxonomyIds> {
  const tags = await db
    .selectFrom('tag')
    .select(['tag_id', 'slug'])
    .where('slug', 'is not', null)
    .where('is_open', '=', true)
    .execute();
  const topics = await db
    .selectFrom('topic')
    .select(['topic_id', 'slug'])
    .where('slug', 'is not', null)
    .where('use_flag', '=', 1)
    .execute();
  return {
    tags: new Map(tags.map(({ tag_id: id, slug }) => [slug ?? '', id])),
    topics: new Map(topics.map(({ topic_id: id, slug }) => [slug ?? '', id])),
  };
}

/** Adds the tags and topics a site does not have; those it has stay as they are, retired ones included. */
export async function addMissing(
  trx: Queryable,
  { tags, topics }: GalleryTaxonomy,
  now: Date,
): Promise<void> {
  const known = new Map(
    (await trx.selectFrom('tag').select(['slug', 'tag_id']).where('slug', 'is not', null).execute()).map(
      ({ slug, tag_id: id }) => [slug ?? '', id],
    ),
  );
  for (const { slug, ttype, parent, name, names, sort_order } of tags) {
    if (known.has(slug)) continue;
    const { tag_id: id } = await trx
      .insertInto('tag')
      .values({
        slug,
        ttype,
        parent_id: parent === null ? null : (known.get(parent) ?? null),
        name,
        names: JSON.stringify(names),
        name_key: foldTag(name),
        sort_order,
        created_by: null,
        created_at: now,
      })
      .returning('tag_id')
      .executeTakeFirstOrThrow();
    known.set(slug, id);
  }
  for (const { slug, title, titles, description, descriptions, sort_order } of topics) {
    await trx
      .insertInto('topic')
      .values({
        slug,
        title,
        titles: JSON.stringify(titles),
        description,
        descriptions: JSON.stringify(descriptions),
        sort_order,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .execute();
  }
}
