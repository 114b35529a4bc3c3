import { sql, type Kysely } from 'kysely';

/**
 * Public works in tiers by how popular they are, so that a search for a word that many have can look up the popular ones alone
 * (decision 0167). Works that are there are in the last tier until a job has sorted them; a new one begins in the first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table publication add column search_tier smallint not null default 3`.execute(db);
  await sql`alter table publication alter column search_tier set default 1`.execute(db);
  await sql`comment on column publication.search_tier is
    'How popular the work is among all: 1 for the first thousand or so, 2 for the next ten thousand or so, 3 for most. Sorted by a job, so a little behind; a new work begins with 1.'`.execute(
    db,
  );
}
