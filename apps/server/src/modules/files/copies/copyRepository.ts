import type { Queryable } from '../../../infra/database/database.ts';
import { memberTypeAt } from '../../membership/service.ts';
import { isPaidBy } from '../access/service.ts';

/** A public work with what the right to copy it depends on. */
export async function findCopyable(db: Queryable, fileKey: string, userId: string, now: Date) {
  return db
    .selectFrom('publication')
    .innerJoin('user_account as copier', (join) => join.on('copier.user_id', '=', userId))
    .innerJoin('profile', 'profile.user_id', 'copier.user_id')
    .select([
      'publication.name',
      'publication.kind',
      'publication.owner_id',
      'publication.fee_type',
      'publication.object_hash',
      'publication.submission_id',
      memberTypeAt('profile', now).as('member'),
      'copier.e_id',
      isPaidBy(userId).as('is_entitled'),
    ])
    .where('publication.file_key', '=', fileKey)
    .where('publication.is_live', '=', true)
    .executeTakeFirst();
}

/** Notes a copy. */
export async function insertCopyEvent(
  db: Queryable,
  copy: {
    copyKey: string;
    fileKey: string;
    submissionId: string;
    userId: string;
    rightOf: string | null;
    now: Date;
  },
): Promise<void> {
  await db
    .insertInto('copy_event')
    .values({
      copy_file_key: copy.copyKey,
      source_file_key: copy.fileKey,
      submission_id: copy.submissionId,
      user_id: copy.userId,
      team_id: copy.rightOf,
      created_at: copy.now,
    })
    .execute();
}
