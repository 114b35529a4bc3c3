import type { UploadedImage } from '@boardwalk/api-client';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError, badFields } from '../../infra/errors/ApiError.ts';
import type { Upload } from '../../infra/http/Upload.ts';
import { recordImage, storeImage, type StoredImage } from '../../infra/images/imageStore.ts';
import { imageUrl } from '../../infra/images/imageUrl.ts';
import { refusedImage } from '../../infra/images/refusedImage.ts';
import type { Infra } from '../../infra/Infra.ts';
import { findImage } from './fileRepository.ts';
import type { TeamStorage } from './storage.ts';

/** Largest picture for a board: 10 MB. */
export const BOARD_IMAGE_BYTES = 10 * 1024 * 1024;

const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** What finds a file that somebody may change, or refuses it. */
interface EditableFiles {
  openFileToEdit(userId: string, fileKey: string, on?: Queryable): Promise<unknown>;
}

/** What pictures of boards can do. */
export type UploadService = ReturnType<typeof createUploadService>;

/** Pictures people put on boards. */
export function createUploadService(
  { db, blobs, clock, pictures }: Infra,
  { workspace, storage }: { workspace: EditableFiles; storage: TeamStorage },
) {
  return {
    /**
     * Stores a picture for a file the person may change; the same picture again is no error.
     * Errors: file_not_found, not_editor, bad_input when the hash is not that of the content,
     * image_not_accepted, storage_full.
     */
    async storeBoardImage(
      userId: string,
      fileKey: string,
      hash: string,
      upload: Upload,
    ): Promise<UploadedImage> {
      await workspace.openFileToEdit(userId, fileKey);
      const image = await this.storePicture(hash, upload);
      await inTransaction(db, (trx) =>
        storage.withinTeamOf(trx, fileKey, async () => {
          // The picture took a while: the file or the right may have gone since.
          await workspace.openFileToEdit(userId, fileKey, trx);
          await recordImage(trx, image, { fileKey, purpose: 'upload' }, clock.now());
        }),
      );
      return this.imageInfo(fileKey, hash);
    },

    /**
     * Stores the widths of a picture; whatever refers to it makes it known in its own transaction.
     * Errors: bad_input when the hash is not that of the content, image_not_accepted.
     */
    async storePicture(hash: string, upload: Upload): Promise<StoredImage> {
      if (upload.sha256 !== hash) {
        throw badFields([{ field: 'hash', rule: 'format', msg: 'hash is not the SHA-256 of the file' }]);
      }
      const image = await pictures.encode(upload, { accepted: ACCEPTED }).catch((error: unknown) => {
        throw refusedImage(error, 'file');
      });
      return storeImage(blobs, image);
    },

    /** A picture of a file in one width, ready to be sent. Errors: image_not_found. */
    async openImage(fileKey: string, hash: string, width: 360 | 720 | 1080) {
      const row = await findImage(db, { fileKey, hash, width });
      const blob = row === undefined ? undefined : await blobs.open(row.blob_hash);
      if (row === undefined || blob === undefined) {
        throw new ApiError('image_not_found', { internal: `file ${fileKey} image ${hash}` });
      }
      return { blobHash: row.blob_hash, ...blob };
    },

    /** Size and type of a picture of a file as it is served at its widest. Errors: image_not_found. */
    async imageInfo(fileKey: string, hash: string): Promise<UploadedImage> {
      const row = await findImage(db, { fileKey, hash, width: 1080 });
      if (row === undefined)
        throw new ApiError('image_not_found', { internal: `file ${fileKey} image ${hash}` });
      const { width, height, size, mime } = row;
      return { hash, url: imageUrl(fileKey, hash, 1080), width, height, size: Number(size), type: mime };
    },
  };
}
