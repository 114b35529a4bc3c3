import { LISTING_LIMITS } from '@boardwalk/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../../infra/database/database.ts';
import { PREPARED } from '../../../infra/database/prepared.ts';
import { formOf } from './filterForm.ts';
import { askedOf, type Keyword } from './keyword.ts';
import { COMMON_WORKS, rareWorks, restOf } from './rareWorkRepository.ts';
import type { WorkFilter } from './workFilter.ts';

const { countMax } = LISTING_LIMITS;
/** A word that so many works had lately has more than are counted, even if some have gone since. */
const SURELY_MANY = countMax * 1.1;

/**
 * How many public works match, counted up to LISTING_LIMITS.countMax: what is beyond costs nothing. What cards show of owners and
 * covers is not looked up.
 */
export async function countWorks(db: Queryable, filter: WorkFilter): Promise<number> {
  const { keyword } = filter;
  const counted = keyword === undefined ? plainCount(filter) : keywordCount(keyword, filter);
  const { rows } = await sql<{ count: string }>`${PREPARED} ${counted}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

function plainCount(filter: WorkFilter): RawBuilder<unknown> {
  const { tags, conditions } = formOf(filter).form;
  const [tagId] = filter.tagIds ?? [];
  // These tables hold public works alone.
  if (tags === 1 && conditions.length === 0)
    return countOf(sql`select from publication_tag where tag_id = ${tagId}`);
  if (tags === 0 && conditions.length === 1 && filter.topicId !== undefined)
    return countOf(sql`select from publication_topic where topic_id = ${filter.topicId}`);
  return countOf(matchingWorks(filter));
}

/** With a rare word the works are looked up; with common ones alone the index is asked for those that have all. */
function keywordCount(keyword: Keyword, filter: WorkFilter): RawBuilder<unknown> {
  const { tags, conditions } = formOf(filter).form;
  // One word that nearly everybody uses: the job that counts words knows the answer.
  const isKnown =
    tags + conditions.length > 0
      ? sql`false`
      : sql`(select count(*) = 1 and min(works) >= ${sql.lit(SURELY_MANY)} from known where not is_synonym)`;
  return sql`
    with ${rareWorks(askedOf(keyword), filter, { limit: COMMON_WORKS })}
    select case
      when exists (select from rare) then (select count(*) from found)
      when ${isKnown} then ${sql.lit(countMax)}
      else (${countOf(sql`${matchingWorks(filter)} and search_vector @@ (select everything from together)`)})
    end as count`;
}

function countOf(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select count(*) from (${rows} limit ${sql.lit(countMax)}) as sample`;
}

/** Works that match a filter but for its keyword, found by the index of a tag or topic if it has one. */
function matchingWorks(filter: WorkFilter): RawBuilder<unknown> {
  const [tagId, ...otherTags] = new Set(filter.tagIds);
  const { topicId, ownerId } = filter;
  // One creator has fewer works than most tags and topics.
  if (ownerId === undefined && tagId !== undefined)
    return sql`select from publication join publication_tag as tagged using (file_key)
      where is_live and tagged.tag_id = ${tagId} ${restOf({ ...filter, tagIds: otherTags })}`;
  if (ownerId === undefined && topicId !== undefined)
    return sql`select from publication join publication_topic as of_topic using (file_key)
      where is_live and of_topic.topic_id = ${topicId} ${restOf({ ...filter, topicId: undefined })}`;
  return sql`select from publication where is_live ${restOf(filter)}`;
}
