import { sql, type Kysely } from 'kysely';

/**
 * What people say of themselves is read from a replica as well: a signal tells of a change, so that nobody is shown former words from
 * there. No shared answer has them, so none is dropped.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger profile_words_are_shown_on_update
    after update of introduce, profession, sex, career_id, industry_id on profile
    for each row when (
      (old.introduce, old.profession, old.sex, old.career_id, old.industry_id)
      is distinct from (new.introduce, new.profession, new.sex, new.career_id, new.industry_id))
    execute function signal_shown('profiles')`.execute(db);
}
