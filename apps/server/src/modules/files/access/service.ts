import type { Readable } from 'node:stream';
import type { AttrStatus } from '@boardwalk/api-client';
import type { Queryable } from '../../../infra/database/database.ts';
import { ApiError } from '../../../infra/errors/ApiError.ts';
import type { Infra } from '../../../infra/Infra.ts';
import { boardPreviews } from './boardPreviews.ts';
import { holdRight, type HeldRight } from './copyRightRepository.ts';
import { findPublicObject } from './objectRepository.ts';
import { findFileState } from './repository.ts';
import { viewerStates } from './viewerStateRepository.ts';

export { copyRefusal } from './policy.ts';
export { isPaidBy } from './copyRightRepository.ts';
export { readSnapshot } from './snapshots.ts';

/** What the other rooms and modules ask about who may what with a work. */
export type AccessService = ReturnType<typeof createAccessService>;

/** A board ready to be sent: all of it, or the preview. */
export interface OpenedObject {
  content: Buffer | Readable;
  size: number;
  etag: string;
  /** Whether everybody gets this. */
  isFree: boolean;
}

/** Who owns a file, how people stand to a work, and how much of its board they get. */
export function createAccessService({ db, clock, blobs }: Pick<Infra, 'db' | 'clock' | 'blobs'>) {
  const previews = boardPreviews(blobs);

  return {
    /** Makes sure that a list is asked for of a public work. Errors: file_not_found. */
    async requirePublic(fileKey: string): Promise<void> {
      const file = await findFileState(db, fileKey);
      if (file?.is_live !== true)
        throw new ApiError('file_not_found', { internal: `${fileKey} is not public` });
    },

    /** The file, if it is the person's own. Errors: file_not_found, not_owner. */
    async requireOwned(userId: string, fileKey: string) {
      const file = await findFileState(db, fileKey);
      if (file === undefined) throw new ApiError('file_not_found', { internal: `no file ${fileKey}` });
      if (file.owner_id !== userId) throw new ApiError('not_owner', { internal: `file ${fileKey}` });
      return file;
    },

    /** The right by which somebody may copy a paid work, held until the transaction ends; undefined when there is none. */
    holdRight: (trx: Queryable, userId: string, fileKey: string): Promise<HeldRight | undefined> =>
      holdRight(trx, userId, fileKey),

    /** How somebody (null: anonymous) stands to some works; those not public are left out. */
    async viewerStates(userId: string | null, fileKeys: readonly string[]): Promise<AttrStatus[]> {
      return viewerStates(db, userId, fileKeys);
    },

    /**
     * The board of a public work, or its preview when the viewer may not have all of it. Undefined when there is none.
     *
     * @param object the file, and a snapshot of it that once passed review; undefined means the live one
     * @param viewerId who looks; null for somebody who is not signed in
     */
    async openObject(
      object: { fileKey: string; objectHash: string | undefined },
      viewerId: string | null,
    ): Promise<OpenedObject | undefined> {
      const found = await findPublicObject(db, object, viewerId, clock.now());
      if (found === undefined) return undefined;
      const { hash, isFree, isWhole } = found;
      if (!isWhole) {
        const content = Buffer.from(await previews.of(hash));
        return { content, size: content.byteLength, etag: `${hash}-preview`, isFree };
      }
      const blob = await blobs.open(hash);
      return blob && { content: blob.stream, size: blob.size, etag: hash, isFree };
    },
  };
}
