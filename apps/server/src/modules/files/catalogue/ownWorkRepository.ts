import { ReviewStatus } from '@boardwalk/domain';
import type { Queryable } from '../../../infra/database/database.ts';
import { afterCursor } from '../../../infra/lists/afterCursor.ts';
import { toPage, type CursorPage, type PageQuery } from '../../../infra/lists/cursor.ts';
import { memberTypeAt } from '../../membership/service.ts';

/** A work as its owner handed it in last, with the state of its review. */
export type OwnWorkRow = Awaited<ReturnType<ReturnType<typeof ownWorks>['execute']>>[number];

/** The newest submission of each file, with the public counters when it was ever public. */
function ownWorks(db: Queryable, now: Date) {
  return db
    .selectFrom('submission')
    .innerJoin('file', 'file.file_key', 'submission.file_key')
    .innerJoin('user_account as owner', 'owner.user_id', 'file.owner_id')
    .innerJoin('profile as owner_profile', 'owner_profile.user_id', 'file.owner_id')
    .innerJoin('image as cover', 'cover.hash', 'submission.cover_hash')
    .leftJoin('publication', 'publication.file_key', 'submission.file_key')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('submission as newer')
            .select('newer.submission_id')
            .whereRef('newer.file_key', '=', 'submission.file_key')
            .whereRef('newer.submission_id', '>', 'submission.submission_id'),
        ),
      ),
    )
    .select((eb) => [
      'submission.submission_id',
      'submission.file_key',
      'submission.name',
      'submission.description',
      'submission.object_hash',
      'submission.topic_ids',
      'submission.reason',
      'submission.licence',
      'file.kind',
      'file.audit_status',
      'submission.language',
      'submission.cover_hash',
      'submission.fee_type',
      'submission.unit_price',
      'submission.tag_ids',
      eb.fn.coalesce('publication.is_live', eb.val(false)).as('is_live'),
      eb.fn.coalesce('publication.is_hot', eb.val(false)).as('is_hot'),
      eb.fn.coalesce('publication.is_selected', eb.val(false)).as('is_selected'),
      eb.fn.coalesce('publication.view_num', eb.val(0)).as('view_num'),
      eb.fn.coalesce('publication.praise_num', eb.val(0)).as('praise_num'),
      eb.fn.coalesce('publication.collect_num', eb.val(0)).as('collect_num'),
      eb.fn.coalesce('publication.copy_num', eb.val(0)).as('copy_num'),
      eb.fn.coalesce('publication.use_num', eb.val(0)).as('use_num'),
      eb.fn.coalesce('publication.comment_num', eb.val(0)).as('comment_num'),
      eb.fn.coalesce('publication.created_at', 'submission.created_at').as('created_at'),
      'submission.created_at as updated_at',
      'publication.pub_time',
      'owner.user_id as owner_id',
      'owner.nick_name as owner_nick_name',
      'owner.avatar_url as owner_avatar_url',
      'owner.deleted_at as owner_deleted_at',
      'owner_profile.name as owner_profile_name',
      'owner_profile.profile_key as owner_profile_key',
      memberTypeAt('owner_profile', now).as('owner_member'),
      'owner_profile.influencer as owner_influencer',
      'owner_profile.expert as owner_expert',
      'cover.width as cover_width',
      'cover.height as cover_height',
      'cover.placeholder as cover_placeholder',
    ]);
}

/** Works of a person with the state of their review, the newest submission first. Trashed files only while public. */
export async function listOwnWorks(
  db: Queryable,
  ownerId: string,
  status: ReviewStatus | undefined,
  { cursor, size }: PageQuery,
  now: Date,
): Promise<CursorPage<OwnWorkRow>> {
  const rows = await ownWorks(db, now)
    .where('submission.submitter_id', '=', ownerId)
    .where((eb) => eb.or([eb('file.trashed_at', 'is', null), eb('publication.is_live', '=', true)]))
    .$if(status !== undefined, (query) => query.where('file.audit_status', '=', status ?? ReviewStatus.NONE))
    .where((eb) => afterCursor(eb, cursor, [['submission.submission_id', 'integer']], 'desc'))
    .orderBy('submission.submission_id', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [Number(row.submission_id)]);
}

/** A file as it was handed in last; undefined when it never was. */
export async function findOwnWork(
  db: Queryable,
  fileKey: string,
  now: Date,
): Promise<OwnWorkRow | undefined> {
  return ownWorks(db, now).where('submission.file_key', '=', fileKey).executeTakeFirst();
}
