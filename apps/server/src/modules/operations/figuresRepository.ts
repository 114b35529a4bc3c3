import { ModerationAction, ReviewStatus } from '@boardwalk/domain';
import { sql, type SqlBool } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';

/** A time from its first day to the day before its end; days are those of UTC. */
export interface Span {
  from: Date;
  until: Date;
}

/** How often each thing happened, by day; days on which nothing did are left out. */
export async function countByDay(db: Queryable, { from, until }: Span) {
  const { rows } = await sql<{ day: string; works: number; uses: number; empty_searches: number }>`
    select day::text, sum(works)::integer as works, sum(uses)::integer as uses,
      sum(empty_searches)::integer as empty_searches
    from (
      select (created_at at time zone 'UTC')::date as day, count(*) as works, 0 as uses, 0 as empty_searches
        from publication where is_live and created_at >= ${from} and created_at < ${until} group by 1
      union all
      select (created_at at time zone 'UTC')::date, 0, count(*), 0
        from use_event where created_at >= ${from} and created_at < ${until} group by 1
      union all
      select day, 0, 0, sum(count)
        from empty_search where day >= ${from}::timestamptz(3)::date and day < ${until}::timestamptz(3)::date group by 1
    ) as counted
    group by day order by day`.execute(db);
  return rows;
}

/** What was searched for most and found nothing, without what is not named. */
export async function listEmptyTerms(db: Queryable, { from, until }: Span, limit: number) {
  return db
    .selectFrom('empty_search')
    .select((eb) => [
      sql<string>`(array_agg(search_term order by day desc))[1]`.as('keyword'),
      'language',
      sql<number>`${eb.fn.sum('count')}::integer`.as('count'),
    ])
    .where('term_key', '<>', '')
    .where('day', '>=', dayOf(from))
    .where('day', '<', dayOf(until))
    .groupBy(['language', 'term_key'])
    .orderBy('count', 'desc')
    .orderBy('language')
    .orderBy('term_key')
    .limit(limit)
    .execute();
}

/** What waits for its review at a time. */
export async function countWaiting(db: Queryable, now: Date) {
  return db
    .selectFrom('submission')
    .innerJoin('file', 'file.file_key', 'submission.file_key')
    .select([
      sql<number>`count(*)::integer`.as('waiting'),
      sql<number>`count(*) filter (where submission.due_at < ${now})::integer`.as('overdue'),
    ])
    .where('submission.status', '=', ReviewStatus.NOT_AUDIT)
    .where('file.trashed_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/**
 * How long reviews took that were decided in a time. The audit log says when: what a submission itself says is written again
 * when the work is taken down later.
 */
export async function measureReviews(db: Queryable, { from, until }: Span) {
  return db
    .selectFrom('moderation_log as entry')
    .innerJoin('submission', (join) =>
      join.on(sql<SqlBool>`submission.submission_id = entry.subject_id::bigint`),
    )
    .select([
      sql<number>`count(*)::integer`.as('decided'),
      sql<number>`count(*) filter (where entry.created_at > submission.due_at)::integer`.as('late'),
      percentile(0.5).as('median_hours'),
      percentile(0.9).as('p90_hours'),
    ])
    .where('entry.action', 'in', [ModerationAction.REVIEW_PASS, ModerationAction.REVIEW_NOT_PASS])
    .where('entry.subject_type', '=', 'submission')
    .where('entry.created_at', '>=', from)
    .where('entry.created_at', '<', until)
    .executeTakeFirstOrThrow();
}

/** Hours, to a tenth; null when nothing was decided. */
function percentile(part: number) {
  return sql<
    number | null
  >`round((percentile_cont(${part}::float8) within group (order by extract(epoch from entry.created_at - submission.created_at)) / 3600)::numeric, 1)::float8`;
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
