import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { likePrefix } from '../files/catalogue/service.ts';

/** How many people are suggested. */
const LIMIT = 8;

/** Somebody who can be mentioned. */
export interface PersonRow {
  owner_id: string;
  owner_nick_name: string;
  owner_avatar_url: string | null;
  owner_profile_name: string;
  owner_deleted_at: Date | null;
}

/** Who may open a board: its owner, the members of its team, and visitors by a link that works. */
function hasAccess(fileKey: string, now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`person.deactivated_at is null and (
    exists (select from file where file.file_key = ${fileKey} and file.owner_id = person.user_id)
    or exists (select from file join team_member member on member.team_id = file.team_id
      where file.file_key = ${fileKey} and member.user_id = person.user_id)
    or exists (select from file_visitor visitor join share_link link using (share_link_id)
      where visitor.file_key = ${fileKey} and visitor.user_id = person.user_id and visitor.removed_at is null
        and link.revoked_at is null and (link.expires_at is null or link.expires_at > ${now})))`;
}

/** Those of some people who may open a board, in the order they are given. */
export async function findWithAccess(
  db: Queryable,
  { fileKey, userIds, now }: { fileKey: string; userIds: readonly string[]; now: Date },
): Promise<{ userId: string; nickName: string }[]> {
  if (userIds.length === 0) return [];
  const { rows } = await sql<{ userId: string; nickName: string }>`
    select person.user_id as "userId", person.nick_name as "nickName" from user_account person
    where person.user_id = any (${sql.val([...userIds])}::text[]) and ${hasAccess(fileKey, now)}`.execute(db);
  return rows.toSorted((one, other) => userIds.indexOf(one.userId) - userIds.indexOf(other.userId));
}

/** People who may open a board and whose nickname begins with a keyword; nobody who has blocked the other. */
export async function findBoardPeople(
  db: Queryable,
  { fileKey, userId, keyword, now }: { fileKey: string; userId: string; keyword: string; now: Date },
): Promise<PersonRow[]> {
  const pattern = likePrefix(keyword.normalize('NFC').trim().toLowerCase());
  const { rows } = await sql<PersonRow>`
    with place as (select owner_id, team_id from file where file_key = ${fileKey}),
    concerned as (
      select owner_id as user_id from place
      union select member.user_id from place join team_member member using (team_id)
      union select user_id from file_visitor where file_key = ${fileKey} and removed_at is null)
    select person.user_id as owner_id, person.nick_name as owner_nick_name, person.avatar_url as owner_avatar_url,
      profile.name as owner_profile_name, person.deleted_at as owner_deleted_at
    from concerned
    join user_account person on person.user_id = concerned.user_id
    join profile on profile.user_id = person.user_id
    where person.user_id <> ${userId} and lower(person.nick_name) like ${pattern} and ${hasAccess(fileKey, now)}
      and not exists (select from person_block block
        where (block.blocker_id, block.blocked_id) in ((person.user_id, ${userId}), (${userId}, person.user_id)))
    order by lower(person.nick_name), person.user_id
    limit ${LIMIT}`.execute(db);
  return rows;
}
