import { ReviewStatus } from '@boardwalk/domain';
import { sql, type SqlBool } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage, type CursorPage } from '../../infra/lists/cursor.ts';
import { submissions } from '../publishing/service.ts';

/** A submission as reviewers see it: with who is judging it. */
export type ReviewRow = Awaited<ReturnType<ReturnType<typeof reviews>['execute']>>[number];

/** Submissions with the claims that count at a time. */
function reviews(db: Queryable, now: Date) {
  return submissions(db)
    .leftJoin('review_claim as claim', (join) =>
      join.onRef('claim.submission_id', '=', 'submission.submission_id').on('claim.until', '>', now),
    )
    .leftJoin('user_account as claimant', 'claimant.user_id', 'claim.reviewer_id')
    .select([
      'claim.until as claim_until',
      'claimant.user_id as claimant_id',
      'claimant.nick_name as claimant_nick_name',
      'claimant.avatar_url as claimant_avatar_url',
    ]);
}

/** Submissions in review, the earliest due first. What its owner has put into the trash meanwhile is not among them. */
export async function listOpen(
  db: Queryable,
  now: Date,
  { cursor, size }: { cursor: string; size: number },
): Promise<CursorPage<ReviewRow>> {
  const rows = await reviews(db, now)
    .where('submission.status', '=', ReviewStatus.NOT_AUDIT)
    .where('file.trashed_at', 'is', null)
    .where((eb) =>
      afterCursor(
        eb,
        cursor,
        [
          ['submission.due_at', 'time'],
          ['submission.submission_id', 'integer'],
        ],
        'asc',
      ),
    )
    .orderBy('submission.due_at')
    .orderBy('submission.submission_id')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [row.due_at.getTime(), Number(row.submission_id)]);
}

/** Decided submissions, the last decision first. */
export async function listDecided(
  db: Queryable,
  { status, now }: { status: typeof ReviewStatus.PASS | typeof ReviewStatus.NOT_PASS; now: Date },
  { cursor, size }: { cursor: string; size: number },
): Promise<CursorPage<ReviewRow>> {
  const rows = await reviews(db, now)
    .where('submission.status', '=', status)
    .where('submission.decided_at', 'is not', null)
    .where((eb) =>
      afterCursor(
        eb,
        cursor,
        [
          ['submission.decided_at', 'time'],
          ['submission.submission_id', 'integer'],
        ],
        'desc',
      ),
    )
    .orderBy('submission.decided_at', 'desc')
    .orderBy('submission.submission_id', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [row.decided_at?.getTime() ?? 0, Number(row.submission_id)]);
}

/** One submission as reviewers see it. */
export async function findReview(
  db: Queryable,
  submissionId: string,
  now: Date,
): Promise<ReviewRow | undefined> {
  return reviews(db, now).where('submission.submission_id', '=', submissionId).executeTakeFirst();
}

/**
 * Submissions of a work before one of them, the latest first: as many as wanted, and the last one that passed, when it is older than
 * these.
 */
export async function listEarlier(
  db: Queryable,
  { fileKey, before, now, limit }: { fileKey: string; before: string; now: Date; limit: number },
): Promise<ReviewRow[]> {
  return reviews(db, now)
    .where(
      'submission.submission_id',
      'in',
      sql<string>`(
        (select submission_id from submission
          where file_key = ${fileKey} and submission_id < ${before}::bigint
          order by submission_id desc limit ${limit})
        union
        (select max(submission_id) from submission
          where file_key = ${fileKey} and submission_id < ${before}::bigint and status = ${ReviewStatus.PASS}))`,
    )
    .orderBy('submission.submission_id', 'desc')
    .execute();
}

/** A submission with what deciding needs to know. */
export type DecidableRow = NonNullable<Awaited<ReturnType<typeof findSubmission>>>;

/** What deciding needs of a submission. */
export async function findSubmission(db: Queryable, submissionId: string) {
  return db
    .selectFrom('submission')
    .innerJoin('file', 'file.file_key', 'submission.file_key')
    .selectAll('submission')
    .select(['file.owner_id', 'file.kind', 'file.trashed_at'])
    .where('submission.submission_id', '=', submissionId)
    .executeTakeFirst();
}

/** Writes a decision down on the submission. */
export async function decide(
  db: Queryable,
  submissionId: string,
  decision: { status: 2 | 3; reviewerId: string; reason: string | null; now: Date },
): Promise<void> {
  const { status, reviewerId, reason, now } = decision;
  await db
    .updateTable('submission')
    .set({ status, reviewer_id: reviewerId, reason, decided_at: now })
    .where('submission_id', '=', submissionId)
    .execute();
}

/**
 * Withdraws the public version of a work. Every version that passed, the one that waits for its review and the newest one count
 * as refused for the reason given: nothing of the work is shown any more, and its owner reads why wherever they look.
 */
export async function withdrawForReason(
  db: Queryable,
  fileKey: string,
  decision: { reviewerId: string; reason: string; now: Date },
): Promise<void> {
  const { reviewerId, reason, now } = decision;
  await db.updateTable('publication').set({ is_live: false }).where('file_key', '=', fileKey).execute();
  await db
    .updateTable('submission')
    .set({ status: ReviewStatus.NOT_PASS, reviewer_id: reviewerId, reason, decided_at: now })
    .where('file_key', '=', fileKey)
    .where((eb) =>
      eb.or([
        eb('status', 'in', [ReviewStatus.NOT_AUDIT, ReviewStatus.PASS]),
        eb(
          'submission_id',
          '=',
          eb
            .selectFrom('submission as newest')
            .select((newest) => newest.fn.max('newest.submission_id').as('id'))
            .where('newest.file_key', '=', fileKey),
        ),
      ]),
    )
    .execute();
}

/** Some tags with all their ancestors: the ids, and every name the chosen ones have in any language. */
export async function findTagPaths(
  db: Queryable,
  tagIds: readonly number[],
): Promise<{ pathIds: number[]; names: string[] }> {
  const rows = await db
    .withRecursive('path', (cte) =>
      cte
        .selectFrom('tag')
        .select(['tag_id', 'parent_id', 'name', 'names'])
        .where(sql<SqlBool>`tag_id = any(${sql.val([...tagIds])}::integer[])`)
        .union(
          cte
            .selectFrom('tag')
            .innerJoin('path', 'path.parent_id', 'tag.tag_id')
            .select(['tag.tag_id', 'tag.parent_id', 'tag.name', 'tag.names']),
        ),
    )
    .selectFrom('path')
    .select(['tag_id', 'name', 'names'])
    .execute();
  return {
    pathIds: rows.map(({ tag_id: id }) => id),
    names: [...new Set(rows.flatMap(({ name, names }) => [name, ...Object.values(names)]))].filter(
      (name) => name !== undefined,
    ),
  };
}

/** Whether a version of a file is public. */
export async function isPublic(db: Queryable, fileKey: string): Promise<boolean> {
  const live = await db
    .selectFrom('publication')
    .select('file_key')
    .where('file_key', '=', fileKey)
    .where('is_live', '=', true)
    .executeTakeFirst();
  return live !== undefined;
}

/** What is worked out of a version for lists and search. */
export interface DerivedColumns {
  tag_path_ids: number[];
  name_key: string;
  /** See searchVectorOf. */
  search: string;
  now: Date;
}

/**
 * Makes a version the public one. A work that was public before keeps its counters and the time it was first published.
 */
export async function publishVersion(
  db: Queryable,
  version: DecidableRow,
  { tag_path_ids, name_key, search, now }: DerivedColumns,
): Promise<void> {
  const row = {
    submission_id: version.submission_id,
    is_live: true,
    owner_id: version.owner_id,
    kind: version.kind,
    name: version.name,
    description: version.description,
    cover_hash: version.cover_hash,
    object_hash: version.object_hash,
    fee_type: version.fee_type,
    unit_price: version.unit_price,
    language: version.language,
    tag_ids: version.tag_ids,
    tag_path_ids,
    topic_ids: version.topic_ids,
    name_key,
    search_vector: sql<string>`${search}::tsvector`,
    updated_at: now,
    pub_time: now,
  };
  await db
    .insertInto('publication')
    .values({ ...row, file_key: version.file_key, created_at: now })
    .onConflict((conflict) => conflict.column('file_key').doUpdateSet(row))
    .execute();
}
