import { ReviewStatus } from '@boardwalk/domain';
import type { Queryable } from '../../infra/database/database.ts';

/** What became of a creator's submissions, one of them left out. */
export async function countOutcomes(
  db: Queryable,
  { submitterId, except }: { submitterId: string; except: string },
): Promise<{ passed: number; refused: number; waiting: number }> {
  const rows = await db
    .selectFrom('submission')
    .select((eb) => ['status', eb.fn.countAll<string>().as('count')])
    .where('submitter_id', '=', submitterId)
    .where('submission_id', '!=', except)
    .groupBy('status')
    .execute();
  const count = (status: number) => Number(rows.find((row) => row.status === status)?.count ?? 0);
  return {
    passed: count(ReviewStatus.PASS),
    refused: count(ReviewStatus.NOT_PASS),
    waiting: count(ReviewStatus.NOT_AUDIT),
  };
}

/** Public works of others whose board is the very same, the oldest first. */
export async function findSameBoards(
  db: Queryable,
  { objectHash, ownerId, limit }: { objectHash: string; ownerId: string; limit: number },
) {
  return db
    .selectFrom('publication')
    .innerJoin('user_account as owner', 'owner.user_id', 'publication.owner_id')
    .innerJoin('profile as owner_profile', 'owner_profile.user_id', 'publication.owner_id')
    .select([
      'publication.file_key',
      'publication.name',
      'owner.user_id as owner_id',
      'owner.nick_name as owner_nick_name',
      'owner.avatar_url as owner_avatar_url',
      'owner.deleted_at as owner_deleted_at',
      'owner_profile.name as owner_profile_name',
    ])
    .where('publication.object_hash', '=', objectHash)
    .where('publication.is_live', '=', true)
    .where('publication.owner_id', '!=', ownerId)
    .orderBy('publication.created_at')
    .limit(limit)
    .execute();
}

/** The language somebody has chosen for their pages and mails; null when they have chosen none. */
export async function findLanguage(db: Queryable, userId: string): Promise<string | null> {
  const person = await db
    .selectFrom('user_account')
    .select('language')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return person?.language ?? null;
}
