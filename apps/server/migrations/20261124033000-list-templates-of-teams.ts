import { sql, type Kysely } from 'kysely';

/**
 * Templates of a team are listed, the last bought first, and looked for among its orders. Servers with very many orders build the
 * second index beforehand.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- squawk-ignore require-concurrent-index-creation
    create index if not exists team_entitlement_by_time on team_entitlement (team_id, created_at desc, file_key)`.execute(
    db,
  );
  await sql`
    -- squawk-ignore require-concurrent-index-creation
    create index if not exists goods_order_by_team_template on goods_order (team_id, file_key)
    where team_id is not null and file_key is not null`.execute(db);
}
