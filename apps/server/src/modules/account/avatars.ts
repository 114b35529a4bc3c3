import type { Readable } from 'node:stream';
import { AVATAR_LIMITS } from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import { API_PREFIX } from '../../infra/http/prefix.ts';
import type { Upload } from '../../infra/http/Upload.ts';
import { refusedImage } from '../../infra/images/refusedImage.ts';
import type { Infra } from '../../infra/Infra.ts';
import * as repository from './avatarRepository.ts';

/** Sides of the squares an avatar is kept in, in pixels. */
export const AVATAR_WIDTHS = [64, 128, 360] as const;
export type AvatarWidth = (typeof AVATAR_WIDTHS)[number];

const WIDEST: AvatarWidth = 360;
const ACCEPTED = AVATAR_LIMITS.types.map((type) => `image/${type}`);

/** What can be done with avatars. */
export type AvatarService = ReturnType<typeof createAvatarService>;

/** Pictures of people. */
export function createAvatarService({ db, blobs, clock, pictures }: Infra) {
  async function encode(upload: Upload) {
    return pictures.squares(upload, { accepted: ACCEPTED, widths: AVATAR_WIDTHS }).catch((error: unknown) => {
      throw refusedImage(error, 'file');
    });
  }

  return {
    /**
     * Sets a person's avatar: the middle square of a picture.
     * Errors: image_not_accepted, too_many_requests, not_signed_in when the account is gone.
     */
    async set(userId: string, upload: Upload): Promise<void> {
      const variants = await Promise.all(
        (await encode(upload)).map(async (variant) => ({
          width: variant.width,
          size: variant.bytes.byteLength,
          blobHash: await blobs.put(variant.bytes),
        })),
      );
      const widest = variants.find(({ width }) => width === WIDEST);
      if (widest === undefined) throw new Error('the widest variant of an avatar is missing');
      const isSet = await inTransaction(db, (trx) =>
        repository.replaceAvatar(trx, userId, {
          url: `${API_PREFIX}/cmt/avatar/${userId}/${widest.blobHash}`,
          variants,
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
      width: AvatarWidth = WIDEST,
    ): Promise<{ blobHash: string; size: number; stream: Readable }> {
      const blobHash = await repository.findVariant(db, { userId, hash, width });
      const blob = blobHash === undefined ? undefined : await blobs.open(blobHash);
      if (blobHash === undefined || blob === undefined)
        throw new ApiError('image_not_found', { internal: `avatar ${hash} of ${userId}` });
      return { blobHash, ...blob };
    },
  };
}
