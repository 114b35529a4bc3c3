import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';

/** The file a duplicate becomes. */
export interface Duplicate {
  fileKey: string;
  ownerId: string;
  name: string;
}

/**
 * Duplicates a file in its place, with its board and pictures; not with what the community knows of it. The duplicate of a copy is
 * bound by the version that the copy was made from (0052). The board is read in one statement, so that a merge of its edits
 * meanwhile takes nothing away.
 *
 * @param trx the transaction of the work it belongs to; the caller has made sure of room and rights
 */
export async function duplicateFile(
  trx: Queryable,
  sourceKey: string,
  { fileKey, ownerId, name }: Duplicate,
  now: Date,
): Promise<void> {
  await sql`
    insert into file
      (file_key, owner_id, team_id, project_id, folder_id, name, kind, thumbnail_hash, origin_file_key, origin_submission_id,
        created_at, updated_at)
    select ${fileKey}, ${ownerId}, team_id, project_id, folder_id, ${name}, kind, thumbnail_hash, origin_file_key,
      origin_submission_id, ${now}, ${now}
    from file where file_key = ${sourceKey}`.execute(trx);
  await sql`
    with board as (
      insert into board_state (file_key, state, updated_at)
      select ${fileKey}, state, ${now} from board_state where file_key = ${sourceKey}
    ), pictures as (
      insert into blob_use (file_key, hash, purpose, created_at)
      select ${fileKey}, hash, purpose, ${now} from blob_use
      where file_key = ${sourceKey} and purpose in ('upload', 'thumbnail')
    ), thumbnail as (
      insert into thumbnail_job (file_key, due_at) values (${fileKey}, ${now})
    )
    insert into board_update (file_key, payload, created_at)
    select ${fileKey}, payload, created_at from board_update
    where file_key = ${sourceKey} order by update_id`.execute(trx);
}
