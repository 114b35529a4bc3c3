import type { Readable } from 'node:stream';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import { API_PREFIX } from '../../infra/http/prefix.ts';
import type { Upload } from '../../infra/http/Upload.ts';
import { storeSquares, WIDEST_SQUARE, type SquareWidth } from '../../infra/images/storeSquares.ts';
import type { Infra } from '../../infra/Infra.ts';
import * as repository from './avatarRepository.ts';

/** What can be done with avatars. */
export type AvatarService = ReturnType<typeof createAvatarService>;

/** Pictures of people. */
export function createAvatarService(infra: Infra) {
  const { db, blobs, clock } = infra;
  return {
    /**
     * Sets a person's avatar: the middle square of a picture.
     * Errors: image_not_accepted, too_many_requests, not_signed_in when the account is gone.
     */
    async set(userId: string, upload: Upload): Promise<void> {
      const { hash, squares } = await storeSquares(infra, upload);
      const isSet = await inTransaction(db, (trx) =>
        repository.replaceAvatar(trx, userId, {
          url: `${API_PREFIX}/cmt/avatar/${userId}/${hash}`,
          variants: squares,
          now: clock.now(),
        }),
      );
      if (!isSet) throw new ApiError('not_signed_in', { internal: `account ${userId} is gone` });
    },

    /** Takes a person's avatar away, in a transaction of others if given; without one nothing happens. */
    async remove(userId: string, on: Queryable = db): Promise<void> {
      await inTransaction(on, (trx) => repository.removeAvatar(trx, userId, clock.now()));
    },

    /** An avatar in one width, ready to be sent. Errors: image_not_found. */
    async open(
      userId: string,
      hash: string,
      width: SquareWidth = WIDEST_SQUARE,
    ): Promise<{ blobHash: string; size: number; stream: Readable }> {
      const blobHash = await repository.findVariant(db, { userId, hash, width });
      const blob = blobHash === undefined ? undefined : await blobs.open(blobHash);
      if (blobHash === undefined || blob === undefined)
        throw new ApiError('image_not_found', { internal: `avatar ${hash} of ${userId}` });
      return { blobHash, ...blob };
    },
  };
}
