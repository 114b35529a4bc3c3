import { sql, type Kysely } from 'kysely';

/** A new profile sends a signal as well: visitors may ask for it at once, and a replica may not have it yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger profile_words_are_shown_on_insert
    after insert on profile
    for each row execute function signal_shown('profiles')`.execute(db);
}
