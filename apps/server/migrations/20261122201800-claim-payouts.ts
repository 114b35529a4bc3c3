import { sql, type Kysely } from 'kysely';

/** Who is about to transfer the money of a payout, so that no other admin does so as well. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payout
      add column claimed_by text references user_account,
      add column claimed_at timestamptz(3),
      add column claimed_until timestamptz(3),
      add constraint payout_claim_is_whole check
        ((claimed_by is null) = (claimed_at is null) and (claimed_by is null) = (claimed_until is null))`.execute(
    db,
  );
  await sql`create index payout_by_claimant on payout (claimed_by) where claimed_by is not null`.execute(db);
}
