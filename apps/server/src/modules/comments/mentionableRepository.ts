import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { likePrefix } from '../files/catalogue/service.ts';

/** How many people are suggested. */
const LIMIT = 8;
/** Of each source so many are looked at. */
const LOOKED_AT = 50;

/** Somebody who can be mentioned. */
export interface MentionableRow {
  owner_id: string;
  owner_nick_name: string;
  owner_avatar_url: string | null;
  owner_profile_name: string;
  owner_deleted_at: Date | null;
}

/**
 * People somebody may want to mention below a work: those who take part in its comments and its owner, those the person
 * follows, and creators with public works, in this order. Nicknames begin with the keyword; without one only those who take part. Nobody who has
 * blocked the other.
 */
export async function findMentionable(
  db: Queryable,
  { userId, fileKey, keyword }: { userId: string; fileKey: string; keyword: string },
): Promise<MentionableRow[]> {
  const prefix = keyword.normalize('NFC').trim().toLowerCase();
  const pattern = likePrefix(prefix);
  const named = sql`lower(person.nick_name) like ${pattern} and person.deactivated_at is null and person.user_id <> ${userId}
    and not exists (select from person_block block
      where (block.blocker_id, block.blocked_id) in ((person.user_id, ${userId}), (${userId}, person.user_id)))`;
  const others = sql`
    union all
    (select 2, person.user_id from follow join user_account person on person.user_id = follow.followee_id
      where follow.follower_id = ${userId} and ${named} limit ${LOOKED_AT})
    union all
    (select 3, person.user_id from user_account person join profile on profile.user_id = person.user_id
      where profile.pub_files_num > 0 and ${named} limit ${LOOKED_AT})`;
  const { rows } = await sql<MentionableRow>`
    with taking_part as (
      select owner_id as user_id from publication where file_key = ${fileKey}
      union select user_id from work_comment
        where file_key = ${fileKey} and hidden_at is null and removed_at is null and deleted_at is null),
    found (rank, user_id) as (
      (select 1, person.user_id from taking_part join user_account person on person.user_id = taking_part.user_id
        where ${named} limit ${LOOKED_AT})
      ${prefix === '' ? sql`` : others}),
    best as (select user_id, min(rank) as rank from found group by user_id)
    select person.user_id as owner_id, person.nick_name as owner_nick_name, person.avatar_url as owner_avatar_url,
      profile.name as owner_profile_name, person.deleted_at as owner_deleted_at
    from best
    join user_account person on person.user_id = best.user_id
    join profile on profile.user_id = best.user_id
    order by best.rank, lower(person.nick_name), person.user_id
    limit ${LIMIT}`.execute(db);
  return rows;
}
