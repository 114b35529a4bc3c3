import { bigId } from '../../infra/database/bigId.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { recordBlobs } from '../../infra/images/imageStore.ts';
import type { SquareWidth, StoredSquare } from '../../infra/images/storeSquares.ts';

/** Puts a picture in place of the one there was. The team is locked. */
export async function replaceAvatar(
  trx: Queryable,
  teamId: string,
  { hash, squares, now }: { hash: string; squares: readonly StoredSquare[]; now: Date },
): Promise<void> {
  await trx.deleteFrom('team_avatar').where('team_id', '=', teamId).execute();
  await recordBlobs(
    trx,
    squares.map(({ blobHash, size }) => ({ hash: blobHash, mime: 'image/webp', size })),
    now,
  );
  await trx
    .insertInto('team_avatar')
    .values(squares.map(({ width, blobHash }) => ({ team_id: teamId, width, blob_hash: blobHash })))
    .execute();
  await note(trx, teamId, hash, now);
}

/** Takes the picture of a team away. The team is locked. */
export async function removeAvatar(trx: Queryable, teamId: string, now: Date): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('team_avatar')
    .where('team_id', '=', teamId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) await note(trx, teamId, null, now);
}

async function note(trx: Queryable, teamId: string, hash: string | null, now: Date): Promise<void> {
  await trx
    .updateTable('team')
    .set({ avatar_hash: hash, updated_at: now })
    .where('team_id', '=', teamId)
    .execute();
}

/** The blob of a picture in one width, if the picture is still the one of the hash. */
export async function findSquare(
  db: Queryable,
  { teamId, hash, width }: { teamId: string; hash: string; width: SquareWidth },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('team')
    .innerJoin('team_avatar', 'team_avatar.team_id', 'team.team_id')
    .select('team_avatar.blob_hash')
    .where('team.team_id', '=', bigId(teamId))
    .where('team.avatar_hash', '=', hash)
    .where('team_avatar.width', '=', width)
    .executeTakeFirst();
  return row?.blob_hash;
}
