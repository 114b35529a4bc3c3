import type { FeedbackState, TagType } from '@boardwalk/domain';
import { sql, type SqlBool } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow } from '../../infra/database/schema.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage, type CursorPage } from '../../infra/lists/cursor.ts';

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

/** Feedback in one state or in all, the latest first. */
export async function listFeedback(
  db: Queryable,
  state: FeedbackState | undefined,
  { cursor, size }: { cursor: string; size: number },
): Promise<CursorPage<FeedbackRow>> {
  const rows = await posts(db)
    .$if(state !== undefined, (query) => query.where('feedback.state', '=', state ?? 'open'))
    .where((eb) => afterCursor(eb, cursor, [['feedback.feedback_id', 'integer']], 'desc'))
    .orderBy('feedback.feedback_id', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [Number(row.feedback_id)]);
}

/** Feedback by its id. */
export async function findFeedback(db: Queryable, id: string): Promise<FeedbackRow | undefined> {
  return posts(db).where('feedback.feedback_id', '=', id).executeTakeFirst();
}

/**
 * Holds the accounts of some people until the transaction ends, in one order, and gives whose are open: an account that is being
 * deleted holds its row and then takes feedback away.
 */
export async function holdAccounts(db: Queryable, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('user_account')
    .select(['user_id', 'deactivated_at'])
    .where(sql<SqlBool>`user_id = any(${sql.val([...userIds])}::text[])`)
    .orderBy('user_id')
    .forKeyShare()
    .execute();
  return new Set(rows.flatMap((row) => (row.deactivated_at === null ? row.user_id : [])));
}

/**
 * Brings feedback from the state that somebody saw to another.
 *
 * @returns whether it was in that state
 */
export async function settleFeedback(
  db: Queryable,
  id: string,
  {
    seen,
    state,
    answer,
    settledAt,
    settledBy,
  }: {
    seen: FeedbackState;
    state: FeedbackState;
    answer: string | null;
    settledAt: Date | null;
    settledBy: string | null;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('feedback')
    .set({ state, answer, settled_at: settledAt, settled_by: settledBy })
    .where('feedback_id', '=', id)
    .where('state', '=', seen)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

function posts(db: Queryable) {
  return db
    .selectFrom('feedback')
    .innerJoin('user_account as sender', 'sender.user_id', 'feedback.user_id')
    .innerJoin('tag as career', 'career.tag_id', 'feedback.career_id')
    .innerJoin('tag as industry', 'industry.tag_id', 'feedback.industry_id')
    .leftJoin('user_account as settler', 'settler.user_id', 'feedback.settled_by')
    .select([
      'feedback.feedback_id',
      'feedback.platform',
      'feedback.description',
      'feedback.created_at',
      'feedback.state',
      'feedback.answer',
      'feedback.settled_at',
      'feedback.settled_by',
      'settler.nick_name as settler_nick_name',
      'settler.avatar_url as settler_avatar_url',
      'settler.deleted_at as settler_deleted_at',
      'sender.user_id',
      'sender.deactivated_at',
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
