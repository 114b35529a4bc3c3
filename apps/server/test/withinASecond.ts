import { sql } from 'kysely';
import type { Queryable } from '../src/infra/database/database.ts';

/** Statements that a quiet machine answers one after the other in less than a second. */
const STATEMENTS = 1_000;

/**
 * What was promised, if it comes within a second of a quiet machine: before many statements have been answered one after
 * the other. A busy machine slows both alike, so the time itself says nothing.
 */
export async function withinASecond<Value>(db: Queryable, promised: Promise<Value>): Promise<Value> {
  const wait = { isOver: false };
  const late = async (): Promise<never> => {
    for (let answered = 0; answered < STATEMENTS && !wait.isOver; answered += 1)
      await sql`select 1`.execute(db);
    throw new Error('it took longer than a second');
  };
  try {
    return await Promise.race([promised, late()]);
  } finally {
    wait.isOver = true;
  }
}
