import { sql, type Kysely } from 'kysely';
import { FORMER_NAME, keepFormerName } from './20261122071200-name-logged-actions.ts';

/**
 * Does nothing in most databases: the former name is kept by the migration that names actions. Databases of a checkout in which
 * that one only renamed the column get it here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`
    select from information_schema.columns
    where table_schema = current_schema() and table_name = 'moderation_log' and column_name = ${FORMER_NAME}`.execute(
    db,
  );
  if (rows.length === 0) await keepFormerName(db);
}
