import type { TagType } from '@boardwalk/domain';
import { sql, type SqlBool } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow } from '../../infra/database/schema.ts';
import { decodeCursor, toPage, type CursorPage } from '../../infra/lists/cursor.ts';

/** Feedback with its sender's public face and the tags it names. */
export type FeedbackRow = Awaited<ReturnType<ReturnType<typeof posts>['execute']>>[number];

/** Types of the open tags among some ids. */
export async function findTagTypes(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, TagType>> {
  const rows = await db
    .selectFrom('tag')
    .select(['tag_id', 'ttype'])
    .where(sql<SqlBool>`tag_id = any(${sql.val([...ids])}::integer[])`)
    .where('is_open', '=', true)
    .execute();
  return new Map(rows.map((row) => [row.tag_id, row.ttype]));
}

/** Adds feedback and gives its id. */
export async function insertFeedback(db: Queryable, row: NewRow<'feedback'>): Promise<string> {
  const { feedback_id: id } = await db
    .insertInto('feedback')
    .values(row)
    .returning('feedback_id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Feedback, the latest first. */
export async function listFeedback(
  db: Queryable,
  { cursor, size }: { cursor: string; size: number },
): Promise<CursorPage<FeedbackRow>> {
  const after = decodeCursor(cursor, ['integer']);
  const rows = await posts(db)
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`feedback.feedback_id < ${after?.[0] ?? 0}::bigint`),
    )
    .orderBy('feedback.feedback_id', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [Number(row.feedback_id)]);
}

function posts(db: Queryable) {
  return db
    .selectFrom('feedback')
    .innerJoin('user_account as sender', 'sender.user_id', 'feedback.user_id')
    .innerJoin('tag as career', 'career.tag_id', 'feedback.career_id')
    .innerJoin('tag as industry', 'industry.tag_id', 'feedback.industry_id')
    .select([
      'feedback.feedback_id',
      'feedback.platform',
      'feedback.description',
      'feedback.created_at',
      'sender.user_id',
      'sender.nick_name',
      'sender.avatar_url',
      'career.tag_id as career_id',
      'career.name as career_name',
      'career.names as career_names',
      'career.ttype as career_ttype',
      'industry.tag_id as industry_id',
      'industry.name as industry_name',
      'industry.names as industry_names',
      'industry.ttype as industry_ttype',
    ]);
}
