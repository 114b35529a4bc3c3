import { sql, type Kysely } from 'kysely';

/** One name for each wallet, by which the recount tells of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table wallet
      add column wallet_key text not null generated always as (user_id || ' ' || currency) stored,
      add constraint wallet_key_unique unique (wallet_key)`.execute(db);
}
