import { sql, type Kysely } from 'kysely';

/** Says in the database what a row of `collection` means. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`comment on table collection is
    'A named collection of works that a person has made. Others see it while it is public.'`.execute(db);
}
