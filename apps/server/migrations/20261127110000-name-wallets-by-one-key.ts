import { sql, type Kysely } from 'kysely';

/**
 * A wallet has one unique key: its user and currency. The second one over the same two, on their generated name, made the
 * `on conflict` of two first sales at the same moment fail: that clause waits at the key it names and no other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table wallet drop constraint wallet_key_unique`.execute(db);
}
