import { sql, type Kysely } from 'kysely';

/** People are invited to teams by links only, so there is nothing to switch off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail_preference drop column invitations`.execute(db);
}
