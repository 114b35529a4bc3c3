import type { CreatorHistoryEntry } from '@boardwalk/api-client';
import { ModerationAction, type ReviewStatus } from '@boardwalk/domain';
import { expressionBuilder, sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage, type CursorPage } from '../../infra/lists/cursor.ts';

/** One thing that happened with somebody's works, comments or profile. */
export interface HistoryRow {
  kind: CreatorHistoryEntry['kind'];
  id: string;
  at: Date;
  subject: CreatorHistoryEntry['subject'];
  file_key: string | null;
  name: string | null;
  status: ReviewStatus | null;
  decided_at: Date | null;
  reason: string | null;
}

/** What somebody handed in, what was taken down, and upheld reports about what is theirs, the latest first. */
export async function listHistory(
  db: Queryable,
  userId: string,
  { cursor, size }: { cursor: string; size: number },
): Promise<CursorPage<HistoryRow>> {
  // Each source is read no further than the page needs.
  const part = (at: string, kind: HistoryRow['kind'], id: string) => {
    const columns = [
      [sql.ref(at), 'time'],
      [sql`${kind}::text`, 'string'],
      [sql.ref(id), 'integer'],
    ] as const;
    const before = afterCursor(expressionBuilder(), cursor, columns, 'desc');
    return { before, end: sql`order by ${sql.ref(at)} desc, ${sql.ref(id)} desc limit ${size + 1}` };
  };
  const handedIn = part('submission.created_at', 'submission', 'submission.submission_id');
  const takenDown = part('moderation_log.created_at', 'take_down', 'moderation_log.log_id');
  const upheld = part('report_case.decided_at', 'report', 'report_case.case_id');
  const { rows } = await sql<HistoryRow>`
    with work as materialized (select distinct file_key from submission where submitter_id = ${userId}),
    reported as materialized (
      select case_id from report_case join work using (file_key)
      union all select case_id from report_case join work_comment using (comment_id) where user_id = ${userId}
      union all select case_id from report_case where reported_user_id = ${userId})
    select * from (
      (select 'submission'::text as kind, submission_id as id, created_at as at, 'work'::text as subject, file_key, name,
        status, decided_at, reason
      from submission where submitter_id = ${userId} and ${handedIn.before} ${handedIn.end})
      union all
      (select 'report', report_case.case_id, report_case.decided_at,
        case when report_case.comment_id is not null then 'comment'
          when report_case.reported_user_id is not null then 'profile' else 'work' end,
        publication.file_key, publication.name, null, report_case.decided_at, report_case.reason
      from report_case join reported using (case_id)
        left join work_comment using (comment_id)
        left join publication on publication.file_key = coalesce(report_case.file_key, work_comment.file_key)
      where report_case.state = 'upheld' and ${upheld.before} ${upheld.end})
      union all
      (select 'take_down', log_id, moderation_log.created_at, 'work', file_key, publication.name, null,
        moderation_log.created_at, moderation_log.reason
      from moderation_log join work using (file_key) left join publication using (file_key)
      where action = ${ModerationAction.WORK_TAKE_DOWN} and ${takenDown.before} ${takenDown.end})
    ) as entry
    order by at desc, kind desc, id desc limit ${size + 1}`.execute(db);
  return toPage(rows, size, (row) => [row.at.getTime(), row.kind, Number(row.id)]);
}

/** Whether somebody has an account, or had one. */
export async function hasAccount(db: Queryable, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('user_account')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found !== undefined;
}
