import { VERSION_LIMITS } from '@boardwalk/domain';
import type { Database } from '../infra/database/database.ts';
import type { Clock } from '../infra/ids/clock.ts';
import type { Logger } from '../infra/log/logger.ts';
import * as repository from './boardRepository.ts';
import { QuarantinedBoardError, type BoardStorage } from './boardStorage.ts';
import * as quarantined from './quarantineRepository.ts';

/** What follows from edits of boards once they are stored. */
export interface BoardUpkeep {
  /** Notes when a board was edited, and that its picture and a version of it are due. */
  noteEdited(fileKey: string, editorId: string | undefined): Promise<void>;
  /** Merges the edits of a board. Merging is housekeeping: when it fails, the edits are still in the log. */
  merge(fileKey: string): Promise<void>;
  /** Makes the version of a board that everybody has left due now. */
  hastenVersion(fileKey: string): Promise<void>;
  /**
   * Merges what a killed server has left unmerged, of boards last edited before a time. A board that has brought servers
   * down while they merged it is set aside, and so is one that cannot be read; all others are merged.
   */
  recover(before: Date): Promise<void>;
}

const THUMBNAIL_DELAY_MS = 5_000;
/** Merges of one board that have begun and not ended, after which it counts as what ends them. */
const MOST_ATTEMPTS = 3;

/** The upkeep of the boards of a database. */
export function boardUpkeep(parts: {
  db: Database;
  clock: Clock;
  log: Logger;
  storage: BoardStorage;
}): BoardUpkeep {
  const { db, clock, log, storage } = parts;

  async function merge(fileKey: string): Promise<void> {
    await storage.merge(fileKey).catch((error: unknown) => {
      // Said when it was set aside.
      if (error instanceof QuarantinedBoardError) return;
      log.error({ err: error, fileKey }, 'the edits of a board could not be merged');
    });
  }

  /** Merges a board after a note that it was begun, which stays when the process ends with it. */
  async function mergeCarefully(fileKey: string): Promise<void> {
    const attempts = await quarantined.beginAttempt(db, fileKey);
    if (attempts > MOST_ATTEMPTS) return storage.quarantine(fileKey, 'crashed');
    await merge(fileKey);
    await quarantined.endAttempt(db, fileKey);
  }

  return {
    merge,

    async noteEdited(fileKey, editorId) {
      const now = clock.now();
      await repository.noteChange(db, fileKey, now, new Date(now.getTime() + THUMBNAIL_DELAY_MS));
      const dueAt = new Date(now.getTime() + VERSION_LIMITS.intervalMs);
      await repository.noteVersionDue(db, fileKey, { dueAt, editorId });
    },

    async hastenVersion(fileKey) {
      // It is due anyhow, only later.
      await repository.hastenVersion(db, fileKey, clock.now()).catch((error: unknown) => {
        log.warn({ err: error, fileKey }, 'the version of a board could not be hastened');
      });
    },

    async recover(before) {
      for (const { fileKey, editedAt } of await repository.listUnmergedFiles(db, before)) {
        await mergeCarefully(fileKey);
        if (!(await repository.noteLeftEdit(db, fileKey, editedAt))) continue;
        const now = clock.now();
        await repository.noteThumbnailDue(db, fileKey, now);
        await repository.noteVersionDue(db, fileKey, { dueAt: now, editorId: undefined });
      }
    },
  };
}
