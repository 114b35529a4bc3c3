import type { Transaction } from 'kysely';
import type { Queryable } from './database.ts';
import type { Schema } from './schema.ts';

/** Names one intended piece of work of one person. */
export interface IdempotencyScope {
  userId: string;
  /** The operation, so that a key used for another one does not collide. */
  operation: string;
  /** The Idempotency-Key; undefined means that every request is meant again. */
  key: string | undefined;
  now: Date;
}

/**
 * The answer that was kept for a key, of work that is done; undefined when there is none. For work that is refused before its
 * transaction: who asks again after it was done gets the same answer, though they would be refused now.
 */
export async function findAnswer<Answer>(
  db: Queryable,
  { userId, operation, key }: IdempotencyScope,
): Promise<Answer | undefined> {
  if (key === undefined) return undefined;
  const row = await db
    .selectFrom('idempotency')
    .select('answer')
    .where('user_id', '=', userId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.answer as Answer | undefined;
}

/**
 * Does a piece of work once per key: the first request does it, a later one gets the same answer. Of two at
 * once the second waits for the first to commit. Work and answer are one transaction, so neither exists alone.
 *
 * @param trx the transaction the work is done in
 * @param work gives the answer to keep, JSON
 */
export async function once<Answer>(
  trx: Transaction<Schema>,
  { userId, operation, key, now }: IdempotencyScope,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return work();
  const scope = { user_id: userId, operation, key };
  const claimed = await trx
    .insertInto('idempotency')
    .values({ ...scope, answer: 'null', created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  const mine = trx
    .selectFrom('idempotency')
    .where('user_id', '=', userId)
    .where('operation', '=', operation)
    .where('key', '=', key);
  if (claimed === undefined) {
    const { answer } = await mine.select('answer').executeTakeFirstOrThrow();
    return answer as Answer;
  }
  const answer = await work();
  await trx
    .updateTable('idempotency')
    .set({ answer: JSON.stringify(answer) })
    .where('user_id', '=', userId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .execute();
  return answer;
}
