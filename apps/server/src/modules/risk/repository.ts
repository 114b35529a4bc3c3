import type { ReportCaseState, ReportReason } from '@boardwalk/domain';
import { sql, type SqlBool } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow } from '../../infra/database/schema.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage, type CursorPage } from '../../infra/lists/cursor.ts';

/** A case with the work or the profile it is about. */
export type CaseRow = Awaited<ReturnType<ReturnType<typeof cases>['execute']>>[number];

/** A report with its reporter's public face, if they were signed in. */
export type ReportRow = Awaited<ReturnType<ReturnType<typeof reports>['execute']>>[number];

/** Where a list goes on, and how much of it is wanted. */
export interface Part {
  cursor: string;
  size: number;
}

/**
 * Whether a work is public. Its file stays as it is until the transaction ends: a report and a take-down come one after the
 * other.
 */
export async function holdPublic(db: Queryable, fileKey: string): Promise<boolean> {
  const file = await db
    .selectFrom('file')
    .select('file_key')
    .where('file_key', '=', fileKey)
    .forShare()
    .executeTakeFirst();
  if (file === undefined) return false;
  const work = await db
    .selectFrom('publication')
    .select('is_live')
    .where('file_key', '=', fileKey)
    .executeTakeFirst();
  return work?.is_live === true;
}

/** The open case of a work, opened if there is none, with one more report counted. */
export async function joinCase(db: Queryable, fileKey: string, now: Date): Promise<string> {
  const { case_id: caseId } = await db
    .insertInto('report_case')
    .values({ file_key: fileKey, opened_at: now, last_report_at: now })
    .onConflict((conflict) =>
      conflict
        .column('file_key')
        .where('state', '=', 'open')
        .doUpdateSet((eb) => ({ report_num: eb('report_case.report_num', '+', 1), last_report_at: now })),
    )
    .returning('case_id')
    .executeTakeFirstOrThrow();
  return caseId;
}

/** The same for a comment. */
export async function joinCommentCase(db: Queryable, commentId: string, now: Date): Promise<string> {
  const { case_id: caseId } = await db
    .insertInto('report_case')
    .values({ file_key: null, comment_id: commentId, opened_at: now, last_report_at: now })
    .onConflict((conflict) =>
      conflict
        .column('comment_id')
        .where('state', '=', 'open')
        .doUpdateSet((eb) => ({ report_num: eb('report_case.report_num', '+', 1), last_report_at: now })),
    )
    .returning('case_id')
    .executeTakeFirstOrThrow();
  return caseId;
}

/** The same for the profile of somebody whose account is open; undefined when there is none. */
export async function joinProfileCase(db: Queryable, userId: string, now: Date): Promise<string | undefined> {
  // The account stays as it is until the transaction ends: one that is deleted takes its cases with it.
  const account = await db
    .selectFrom('user_account')
    .innerJoin('profile', 'profile.user_id', 'user_account.user_id')
    .select('user_account.user_id')
    .where('user_account.user_id', '=', userId)
    .where('user_account.deactivated_at', 'is', null)
    .forShare('user_account')
    .executeTakeFirst();
  if (account === undefined) return undefined;
  const { case_id: caseId } = await db
    .insertInto('report_case')
    .values({ file_key: null, reported_user_id: userId, opened_at: now, last_report_at: now })
    .onConflict((conflict) =>
      conflict
        .column('reported_user_id')
        .where('state', '=', 'open')
        .doUpdateSet((eb) => ({ report_num: eb('report_case.report_num', '+', 1), last_report_at: now })),
    )
    .returning('case_id')
    .executeTakeFirstOrThrow();
  return caseId;
}

/** Adds a report and gives its id; undefined when this reporter has reported in this case. */
export async function insertReport(db: Queryable, row: NewRow<'report'>): Promise<string | undefined> {
  const inserted = await db
    .insertInto('report')
    .values(row)
    .onConflict((conflict) => conflict.columns(['case_id', 'reporter_key']).doNothing())
    .returning('report_id')
    .executeTakeFirst();
  return inserted?.report_id;
}

/** Open cases, the one that waits longest first; decided ones, the last decision first. */
export async function listCases(
  db: Queryable,
  state: ReportCaseState,
  { cursor, size }: Part,
): Promise<CursorPage<CaseRow>> {
  const isOpen = state === 'open';
  const [time, direction] = isOpen
    ? (['report_case.opened_at', 'asc'] as const)
    : (['report_case.decided_at', 'desc'] as const);
  const rows = await cases(db)
    .where('report_case.state', '=', state)
    .where((eb) =>
      afterCursor(
        eb,
        cursor,
        [
          [time, 'time'],
          ['report_case.case_id', 'integer'],
        ],
        direction,
      ),
    )
    .orderBy(time, direction)
    .orderBy('report_case.case_id', direction)
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [(row.decided_at ?? row.opened_at).getTime(), Number(row.case_id)]);
}

/** One case. */
export async function findCase(db: Queryable, caseId: string): Promise<CaseRow | undefined> {
  return cases(db).where('report_case.case_id', '=', caseId).executeTakeFirst();
}

/** Locks the account whose profile is reported, which a report holds before it joins the case. */
export async function lockReported(db: Queryable, userId: string): Promise<void> {
  await db
    .selectFrom('user_account')
    .select('user_id')
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .execute();
}

/** State of a case, locked until the transaction ends. */
export async function lockCase(db: Queryable, caseId: string): Promise<ReportCaseState | undefined> {
  const row = await db
    .selectFrom('report_case')
    .select('state')
    .where('case_id', '=', caseId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.state;
}

/** Writes a decision down. */
export async function closeCase(
  db: Queryable,
  caseId: string,
  decision: { state: ReportCaseState; moderatorId: string; reason: string | null; now: Date },
): Promise<void> {
  const { state, moderatorId, reason, now } = decision;
  await db
    .updateTable('report_case')
    .set({ state, decided_by: moderatorId, reason, decided_at: now })
    .where('case_id', '=', caseId)
    .execute();
}

/** How often each reason was given in some cases, the most frequent first. */
export async function countReasons(
  db: Queryable,
  caseIds: readonly string[],
): Promise<{ case_id: string; report_type: ReportReason; count: number }[]> {
  if (caseIds.length === 0) return [];
  return db
    .selectFrom('report')
    .select(['case_id', 'report_type', sql<number>`count(*)::integer`.as('count')])
    .where(sql<SqlBool>`case_id = any(${sql.val([...caseIds])}::bigint[])`)
    .groupBy(['case_id', 'report_type'])
    .orderBy('count', 'desc')
    .orderBy('report_type')
    .execute();
}

/** Reports of a case, the latest first. */
export async function listReports(
  db: Queryable,
  caseId: string,
  { cursor, size }: Part,
): Promise<CursorPage<ReportRow>> {
  const rows = await reports(db)
    .where('report.case_id', '=', caseId)
    .where((eb) => afterCursor(eb, cursor, [['report.report_id', 'integer']], 'desc'))
    .orderBy('report.report_id', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [Number(row.report_id)]);
}

/** The work of a case, also where the case is about a comment on it. */
const fileKey = sql<string>`coalesce(report_case.file_key, work_comment.file_key)`;

/** Whose the work, the comment or the profile of a case is; null when the comment has no writer any more. */
const subjectOwnerId = sql<
  string | null
>`case when report_case.comment_id is null then coalesce(report_case.reported_user_id, publication.owner_id) else work_comment.user_id end`;

/** Whose the work or the profile of a case is. */
const ownerId = sql<string>`coalesce(report_case.reported_user_id, publication.owner_id)`;

function cases(db: Queryable) {
  return db
    .selectFrom('report_case')
    .leftJoin('work_comment', 'work_comment.comment_id', 'report_case.comment_id')
    .leftJoin('publication', (join) => join.on('publication.file_key', '=', fileKey))
    .leftJoin('image as cover', 'cover.hash', 'publication.cover_hash')
    .innerJoin('user_account as owner', (join) => join.on('owner.user_id', '=', ownerId))
    .innerJoin('profile as owner_profile', (join) => join.on('owner_profile.user_id', '=', ownerId))
    .select([
      'report_case.case_id',
      'publication.file_key',
      'report_case.comment_id',
      'report_case.reported_user_id',
      subjectOwnerId.as('subject_owner_id'),
      'report_case.state',
      'report_case.report_num',
      'report_case.opened_at',
      'report_case.last_report_at',
      'report_case.decided_at',
      'report_case.decided_by',
      'report_case.reason',
      'publication.name',
      'publication.is_live',
      'publication.cover_hash',
      'cover.width as cover_width',
      'cover.height as cover_height',
      'cover.placeholder as cover_placeholder',
      'owner.user_id as owner_id',
      'owner.nick_name as owner_nick_name',
      'owner.avatar_url as owner_avatar_url',
      'owner.deleted_at as owner_deleted_at',
      'owner_profile.name as owner_profile_name',
      'owner_profile.introduce as owner_introduce',
    ]);
}

function reports(db: Queryable) {
  return db
    .selectFrom('report')
    .innerJoin('report_case', 'report_case.case_id', 'report.case_id')
    .leftJoin('work_comment', 'work_comment.comment_id', 'report_case.comment_id')
    .leftJoin('publication', (join) => join.on('publication.file_key', '=', fileKey))
    .leftJoin('user_account as reporter', 'reporter.user_id', 'report.reporter_id')
    .select([
      subjectOwnerId.as('subject_owner_id'),
      'report.report_id',
      'report.report_type',
      'report.report_desc',
      'report.created_at',
      'reporter.user_id as reporter_id',
      'reporter.nick_name as reporter_nick_name',
      'reporter.avatar_url as reporter_avatar_url',
    ]);
}
