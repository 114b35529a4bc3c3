import { ListView, ReviewStatus } from '@boardwalk/domain';
import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage, type CursorPage } from '../../infra/lists/cursor.ts';

/** A submission with its review, its cover and its owner. */
export type SubmissionRow = Awaited<ReturnType<ReturnType<typeof submissions>['execute']>>[number];

/** Submissions as owners and reviewers see them. Every list of submissions starts here. */
export function submissions(db: Queryable) {
  return db
    .selectFrom('submission')
    .innerJoin('file', 'file.file_key', 'submission.file_key')
    .innerJoin('user_account as owner', 'owner.user_id', 'file.owner_id')
    .innerJoin('profile as owner_profile', 'owner_profile.user_id', 'file.owner_id')
    .innerJoin('image as cover', 'cover.hash', 'submission.cover_hash')
    .leftJoin('publication', 'publication.file_key', 'submission.file_key')
    .select((eb) => [
      'submission.submission_id',
      'submission.file_key',
      'submission.name',
      'submission.description',
      'submission.cover_hash',
      'submission.cover_source',
      'submission.object_hash',
      'submission.fee_type',
      'submission.unit_price',
      'submission.licence',
      'submission.change_note',
      'submission.tag_ids',
      'submission.topic_ids',
      'submission.status',
      'submission.reason',
      'submission.reviewer_id',
      'submission.created_at',
      'submission.due_at',
      'submission.decided_at',
      'file.audit_status',
      'cover.width as cover_width',
      'cover.height as cover_height',
      'cover.placeholder as cover_placeholder',
      'owner.user_id as owner_id',
      'owner.nick_name as owner_nick_name',
      'owner.avatar_url as owner_avatar_url',
      'owner.deleted_at as owner_deleted_at',
      'owner_profile.name as owner_profile_name',
      'publication.submission_id as live_submission_id',
      eb.fn.coalesce('publication.is_live', eb.val(false)).as('is_live'),
    ]);
}

/** The newest submission of each file. */
function newest(db: Queryable) {
  return submissions(db).where((eb) =>
    eb.not(
      eb.exists(
        eb
          .selectFrom('submission as newer')
          .select('newer.submission_id')
          .whereRef('newer.file_key', '=', 'submission.file_key')
          .whereRef('newer.submission_id', '>', 'submission.submission_id'),
      ),
    ),
  );
}

/** The newest submission of a file; undefined when it was never handed in. */
export async function findNewestSubmission(db: Queryable, fileKey: string) {
  return newest(db).where('submission.file_key', '=', fileKey).executeTakeFirst();
}

/** Newest submissions of a person's files: the newest first, the most viewed first, or only those not passed. */
export async function listNewestSubmissions(
  db: Queryable,
  submitterId: string,
  view: ListView,
  { cursor, size }: { cursor: string; size: number },
): Promise<CursorPage<SubmissionRow>> {
  const mine = newest(db)
    .where('submission.submitter_id', '=', submitterId)
    .where((eb) => eb.or([eb('file.trashed_at', 'is', null), eb('publication.is_live', '=', true)]));
  if (view === ListView.HOT) return mostViewed(mine, { cursor, size });
  const rows = await mine
    .$if(view === ListView.MY_FOCUS, (query) => query.where('file.audit_status', '=', ReviewStatus.NOT_PASS))
    .where((eb) => afterCursor(eb, cursor, [['submission.submission_id', 'integer']], 'desc'))
    .orderBy('submission.submission_id', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [Number(row.submission_id)]);
}

async function mostViewed(
  query: ReturnType<typeof submissions>,
  { cursor, size }: { cursor: string; size: number },
): Promise<CursorPage<SubmissionRow>> {
  const views = sql<number>`coalesce(publication.view_num, 0)`;
  const rows = await query
    .select(views.as('views'))
    .where((eb) =>
      afterCursor(
        eb,
        cursor,
        [
          [views, 'integer'],
          ['submission.submission_id', 'integer'],
        ],
        'desc',
      ),
    )
    .orderBy('views', 'desc')
    .orderBy('submission.submission_id', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [row.views, Number(row.submission_id)]);
}
