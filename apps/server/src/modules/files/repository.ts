import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { works } from './workRows.ts';

/** A tag beside a work. */
export type TagRow = Awaited<ReturnType<typeof findTags>>[number];

/** The open tags among some ids. */
export async function findTags(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('tag')
    .select(['tag_id', 'name', 'names', 'ttype'])
    .where(sql<boolean>`tag_id = any(${sql.val([...ids])}::integer[])`)
    .where('is_open', '=', true)
    .execute();
}

/** A live publication with what its page shows beyond the card. */
export async function findWork(db: Queryable, fileKey: string) {
  return works(db)
    .where('publication.file_key', '=', fileKey)
    .select([
      'publication.description',
      'publication.object_hash',
      'publication.topic_ids',
      'publication.submission_id',
      'owner_profile.profile_key as owner_profile_key',
      'owner_profile.member as owner_member',
      'owner_profile.influencer as owner_influencer',
      'owner_profile.expert as owner_expert',
    ])
    .executeTakeFirst();
}

/** Whether there is such a person, deactivated ones not counted. */
export async function userExists(db: Queryable, userId: string): Promise<boolean> {
  const user = await db
    .selectFrom('user_account')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  return user !== undefined;
}
