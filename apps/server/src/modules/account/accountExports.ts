import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { EXPORT_LIMITS } from '@boardwalk/domain';
import type { Collaboration } from '../../collaboration/collaboration.ts';
import { inTransaction } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import { recordBlobs } from '../../infra/images/imageStore.ts';
import type { Infra } from '../../infra/Infra.ts';
import { openScratchFile } from '../../infra/scratch/scratchFile.ts';
import { unlessAborted } from '../../infra/stopping/unlessAborted.ts';
import { MailKind, type MailService } from '../mail/service.ts';
import { writeArchive } from './archive.ts';
import * as repository from './exportRepository.ts';

/** Exports of everything about a person. */
export type AccountExportService = ReturnType<typeof createAccountExportService>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A try that takes longer is taken for dead, and another process makes the archive again. */
const CLAIM_MS = 30 * 60_000;
const MAX_ATTEMPTS = 3;
const RETRY_MS = 10 * 60_000;

/** About how large an archive may get. A backup reads each blob as a whole, so this is what it must have memory for. */
const MAX_BYTES = 256 * 1024 * 1024;

/**
 * Archives people get of everything about them. They are made in the background: see `runPending`.
 *
 * @param parts.maxBytes about how large an archive may get; tests have smaller ones
 * @param parts.maxFileBytes how large one list of it may get before it is packed
 */
export function createAccountExportService(
  infra: Infra,
  parts: { collaboration: Collaboration; mail: MailService; maxBytes?: number; maxFileBytes?: number },
) {
  const { db, blobs, clock, log, settings } = infra;
  const { collaboration, mail, maxBytes = MAX_BYTES, maxFileBytes } = parts;
  return {
    /** Asks for an archive; one that is being made is the answer already. Errors: too_many_requests. */
    async request(userId: string): Promise<repository.ExportRow> {
      return inTransaction(db, async (trx) => {
        await repository.lockPerson(trx, userId);
        const exports = await repository.listExports(trx, userId);
        const pending = exports.find(({ state }) => state === 'pending');
        if (pending !== undefined) return pending;
        const now = clock.now();
        const dayAgo = now.getTime() - DAY_MS;
        const recent = exports.filter(({ requested_at: at }) => at.getTime() > dayAgo);
        const oldest = recent.at(-1);
        if (recent.length >= EXPORT_LIMITS.perDay && oldest !== undefined) {
          const seconds = Math.ceil((oldest.requested_at.getTime() - dayAgo) / 1000);
          throw new ApiError('too_many_requests', {
            data: { retry_after: seconds },
            internal: `exports of ${userId}`,
          });
        }
        return repository.insertExport(trx, userId, now);
      });
    },

    /** A person's exports, the newest first; at most 20. */
    list: (userId: string): Promise<repository.ExportRow[]> => repository.listExports(db, userId),

    /** The archive of an export of a person's own. Errors: export_not_found. */
    async open(userId: string, exportId: string): Promise<{ size: number; stream: Readable }> {
      const hash = await repository.findArchive(db, { userId, exportId, now: clock.now() });
      const blob = hash === undefined ? undefined : await blobs.open(hash);
      if (blob === undefined) throw new ApiError('export_not_found', { internal: `export ${exportId}` });
      return blob;
    },

    /**
     * Makes the archives that are due and lets go of those that have expired. For a job that runs every minute; several
     * at once share the work, and what a process that died has begun is made again.
     *
     * @param stopping when it is aborted, what was begun is left to the next run
     * @returns how many archives were made
     */
    async runPending(stopping: AbortSignal = new AbortController().signal): Promise<number> {
      await repository.expireExports(db, clock.now());
      for (let made = 0; ;) {
        if (stopping.aborted) return made;
        const now = clock.now();
        const claimedUntil = new Date(now.getTime() + CLAIM_MS);
        const claimed = await repository.claimExport(db, { now, claimedUntil });
        if (claimed === undefined) return made;
        try {
          await this.make(claimed.export_id, claimed.user_id, stopping);
          made += 1;
        } catch (error) {
          if (stopping.aborted) {
            await repository.giveBackExport(db, claimed, clock.now());
            return made;
          }
          log.error({ err: error, exportId: claimed.export_id }, 'an export could not be made');
          const retryAt = claimed.attempts < MAX_ATTEMPTS ? new Date(clock.now().getTime() + RETRY_MS) : null;
          await repository.postponeExport(db, claimed.export_id, retryAt);
        }
      }
    },

    /**
     * Makes the archive of an export, and notifies the person by e-mail. It is put together on the disk, in a file that goes with
     * the process, and offered once all of it is stored.
     */
    async make(exportId: string, userId: string, stopping: AbortSignal): Promise<void> {
      const file = await openScratchFile(join(settings.dataDir, 'exports'));
      try {
        await writeArchive({ ...infra, collaboration, file, maxBytes, maxFileBytes, stopping }, userId);
        const hash = await unlessAborted(stopping, blobs.putStream(file));
        await inTransaction(db, async (trx) => {
          const readyAt = clock.now();
          const expiresAt = new Date(readyAt.getTime() + EXPORT_LIMITS.days * DAY_MS);
          const { size } = file;
          await recordBlobs(trx, [{ hash, mime: 'application/zip', size }], readyAt);
          // Anyone who has deleted their account meanwhile waits for nothing: the bytes are collected.
          if (!(await repository.finishExport(trx, exportId, { hash, size, readyAt, expiresAt }))) return;
          await mail.send(trx, {
            userId,
            kind: MailKind.EXPORT_READY,
            data: { expiresAt: expiresAt.toISOString() },
          });
        });
      } finally {
        await file.close();
      }
    },
  };
}
