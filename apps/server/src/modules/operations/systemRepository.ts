import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';

/** What the database and what it stores take. */
export async function findTotals(db: Queryable) {
  const { rows } = await sql<{ database_bytes: string; blob_bytes: string; blobs: string }>`
    select pg_database_size(current_database()) as database_bytes,
      coalesce(sum(size), 0) as blob_bytes, count(*) as blobs from blob`.execute(db);
  return rows[0] ?? { database_bytes: '0', blob_bytes: '0', blobs: '0' };
}

/** The teams that store most, the largest first. */
export async function findLargestTeams(db: Queryable, limit: number) {
  const { rows } = await sql<{ team_id: string; name: string; bytes: string }>`
    with mine as (select team_id, file_key from file where purged_at is null),
    pictures as (
      select team_id, image_variant.blob_hash as hash from blob_use join mine using (file_key)
        join image_variant on image_variant.image_hash = blob_use.hash
      union select team_picture.team_id, image_variant.blob_hash from team_picture
        join image_variant on image_variant.image_hash = team_picture.hash
      union select team_id, blob_use.hash from blob_use join mine using (file_key)),
    stored as (
      select team_id, sum(octet_length(state)) as bytes from board_state join mine using (file_key) group by team_id
      union all
      select team_id, sum(octet_length(payload)) from board_update join mine using (file_key) group by team_id
      union all
      select team_id, sum(blob.size) from pictures join blob using (hash) group by team_id)
    select team.team_id::text as team_id, team.name, sum(stored.bytes) as bytes
    from stored join team using (team_id)
    group by team.team_id, team.name order by sum(stored.bytes) desc, team.team_id limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** The version of the database. */
export async function findDatabaseVersion(db: Queryable): Promise<string> {
  const { rows } = await sql<{
    version: string;
  }>`select current_setting('server_version') as version`.execute(db);
  return rows[0]?.version ?? '';
}
