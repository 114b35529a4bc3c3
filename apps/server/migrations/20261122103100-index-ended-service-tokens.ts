import { sql, type Kysely } from 'kysely';

/** Finds service tokens that ended long ago, which are removed every night, without looking at all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index service_token_by_expiry on service_token (expires_at)`.execute(db);
  await sql`create index service_token_by_revocation on service_token (revoked_at) where revoked_at is not null`.execute(
    db,
  );
}
