import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { EXPORT_LIMITS } from '@boardwalk/domain';
import type { Collaboration } from '../../collaboration/collaboration.ts';
import { inTransaction } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import { recordBlobs } from '../../infra/images/imageStore.ts';
import type { Infra } from '../../infra/Infra.ts';
import { TryAgain, type JobDefinition, type JobRun, type OwedJob } from '../../infra/jobs/JobDefinition.ts';
import { inPortions } from '../../infra/lists/inPortions.ts';
import { openScratchFile } from '../../infra/scratch/scratchFile.ts';
import { unlessAborted } from '../../infra/stopping/unlessAborted.ts';
import { MailKind, type MailService } from '../mail/service.ts';
import { writeArchive } from './archive.ts';
import * as repository from './exportRepository.ts';

/** Exports of everything about a person. */
export type AccountExportService = ReturnType<typeof createAccountExportService>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The kind of job that makes one archive. */
const EXPORT_JOB = 'make-export';
const MAX_ATTEMPTS = 3;
const RETRY_MS = 10 * 60_000;

/** About how large an archive may get. A backup reads each blob as a whole, so this is what it must have memory for. */
const MAX_BYTES = 256 * 1024 * 1024;

/**
 * Archives people get of everything about them. They are made in the background, each by a job.
 *
 * @param parts.maxBytes about how large an archive may get; tests have smaller ones
 * @param parts.maxFileBytes how large one list of it may get before it is packed
 */
export function createAccountExportService(
  infra: Infra,
  parts: { collaboration: Collaboration; mail: MailService; maxBytes?: number; maxFileBytes?: number },
) {
  const { db, blobs, clock, jobs, log, settings } = infra;
  const { collaboration, mail, maxBytes = MAX_BYTES, maxFileBytes } = parts;
  /**
   * Makes the archive of an export, and notifies the person by e-mail. It is put together on the disk, in a file that goes with
   * the process, and offered once all of it is stored.
   */
  async function make(exportId: string, userId: string, stopping: AbortSignal): Promise<void> {
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
  }

  /** One attempt. After the last one the job has failed, and `givenUp` ends the export. */
  async function tryToMake(
    exportId: string,
    { stopping, isShuttingDown }: JobRun,
  ): Promise<TryAgain | undefined> {
    const userId = await repository.findPending(db, exportId);
    if (userId === undefined) return undefined;
    try {
      await make(exportId, userId, stopping);
      return undefined;
    } catch (error) {
      if (isShuttingDown())
        return new TryAgain({ at: clock.now(), fault: 'the process stops', isCounted: false });
      log.error({ err: error, exportId }, 'an export could not be made');
      const fault = error instanceof Error ? error.message : 'unknown fault';
      return new TryAgain({ at: new Date(clock.now().getTime() + RETRY_MS), fault });
    }
  }

  const jobOf = (exportId: string) => ({ key: exportId, data: { exportId } });

  /** Gives an export up, unless it was reopened since and has another job. */
  async function giveUp(exportId: string): Promise<void> {
    await inTransaction(db, async (trx) => {
      await repository.lockExport(trx, exportId);
      if (await jobs.hasJob(trx, EXPORT_JOB, exportId)) return;
      await repository.giveUp(trx, exportId);
    });
  }

  /** Makes an export after all that was given up; false when another one was asked for since. */
  async function reopen(exportId: string): Promise<boolean> {
    return inTransaction(db, async (trx) => {
      await repository.lockPersonOf(trx, exportId);
      if (!(await repository.reopenExport(trx, exportId))) return false;
      await jobs.sendAll(trx, EXPORT_JOB, [jobOf(exportId)]);
      return true;
    });
  }

  async function* waiting(): AsyncGenerator<OwedJob[]> {
    await repository.takeOver(db, clock.now());
    const pending = inPortions((page) => repository.listPending(db, page), { first: '0', keyOf: String });
    for await (const ids of pending) yield ids.map(jobOf);
  }

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
        const asked = await repository.insertExport(trx, userId, now);
        await jobs.sendAll(trx, EXPORT_JOB, [jobOf(asked.export_id)]);
        return asked;
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

    /** Makes archives. What a process that died has begun is made again, as another try. */
    making: {
      name: EXPORT_JOB,
      isPerKey: true,
      retries: MAX_ATTEMPTS - 1,
      timeoutSeconds: 1800,
      run: (data, run) => tryToMake(String(data['exportId']), run),
      owed: waiting,
      givenUp: ({ exportId }) => giveUp(String(exportId)),
      reopen: ({ exportId }) => reopen(String(exportId)),
    } satisfies JobDefinition,

    /** Lets go of the archives that have expired; gives how many. */
    expire: () => repository.expireExports(db, clock.now()),
  };
}
