import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';

/** Bytes of a team's boards, its trash included, of the pictures on them and of its library, each once. */
export async function findStoredBytes(db: Queryable, teamId: string): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    with mine as (select file_key from file where team_id = ${teamId} and purged_at is null)
    select
      (select coalesce(sum(octet_length(state)), 0) from board_state join mine using (file_key))
      + (select coalesce(sum(octet_length(payload)), 0) from board_update join mine using (file_key))
      + (select coalesce(sum(blob.size), 0) from blob where blob.hash in
          (select image_variant.blob_hash from blob_use join mine using (file_key)
             join image_variant on image_variant.image_hash = blob_use.hash
           union select image_variant.blob_hash from team_picture
             join image_variant on image_variant.image_hash = team_picture.hash
             where team_picture.team_id = ${teamId}
           union select blob_use.hash from blob_use join mine using (file_key))) as bytes`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

/** The team a file belongs to; undefined for an unknown file. */
export async function findTeamOfFile(db: Queryable, fileKey: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('file')
    .select('team_id')
    .where('file_key', '=', fileKey)
    .executeTakeFirst();
  return row?.team_id;
}

/** Locks a team until the transaction ends, so that what it stores is added up one after the other. */
export async function lockTeam(db: Queryable, teamId: string): Promise<void> {
  await db.selectFrom('team').select('team_id').where('team_id', '=', teamId).forNoKeyUpdate().execute();
}
