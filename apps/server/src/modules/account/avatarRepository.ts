import type { Queryable } from '../../infra/database/database.ts';
import { recordBlobs } from '../../infra/images/imageStore.ts';
import type { StoredSquare } from '../../infra/images/storeSquares.ts';

/** Puts an avatar in place of the one there was; false when the account is closed. */
export async function replaceAvatar(
  trx: Queryable,
  userId: string,
  { url, variants, now }: { url: string; variants: readonly StoredSquare[]; now: Date },
): Promise<boolean> {
  if (!(await lockAccount(trx, userId))) return false;
  await trx.deleteFrom('avatar').where('user_id', '=', userId).execute();
  await recordBlobs(
    trx,
    variants.map(({ blobHash, size }) => ({ hash: blobHash, mime: 'image/webp', size })),
    now,
  );
  await trx.insertInto('avatar').values({ user_id: userId, created_at: now }).execute();
  await trx
    .insertInto('avatar_variant')
    .values(variants.map(({ width, blobHash }) => ({ user_id: userId, width, blob_hash: blobHash })))
    .execute();
  await trx
    .updateTable('user_account')
    .set({ avatar_url: url, updated_at: now })
    .where('user_id', '=', userId)
    .execute();
  return true;
}

/** Takes a person's avatar away. */
export async function removeAvatar(trx: Queryable, userId: string, now: Date): Promise<void> {
  await lockAccount(trx, userId);
  await trx.deleteFrom('avatar').where('user_id', '=', userId).execute();
  await trx
    .updateTable('user_account')
    .set({ avatar_url: null, updated_at: now })
    .where('user_id', '=', userId)
    .where('avatar_url', 'is not', null)
    .execute();
}

/** The blob of an avatar in one width, if the avatar is still the one of the hash. */
export async function findVariant(
  db: Queryable,
  { userId, hash, width }: { userId: string; hash: string; width: StoredSquare['width'] },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('avatar_variant as widest')
    .innerJoin('avatar_variant as wanted', 'wanted.user_id', 'widest.user_id')
    .select('wanted.blob_hash')
    .where('widest.user_id', '=', userId)
    .where('widest.width', '=', 360)
    .where('widest.blob_hash', '=', hash)
    .where('wanted.width', '=', width)
    .executeTakeFirst();
  return row?.blob_hash;
}

/** Two pictures set at once come one after the other. False when the account is closed. */
async function lockAccount(trx: Queryable, userId: string): Promise<boolean> {
  const account = await trx
    .selectFrom('user_account')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('deactivated_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return account !== undefined;
}
