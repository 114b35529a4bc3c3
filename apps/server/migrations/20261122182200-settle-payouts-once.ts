import { sql, type Kysely } from 'kysely';

/** One transfer settles one payout: its reference stands on no other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index payout_reference_key on payout (reference) where reference is not null`.execute(
    db,
  );
}
