import { mayInTeam, TeamPrivilege, TRASH_DAYS, type TeamRole } from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { CursorPage, PageQuery } from '../../infra/lists/cursor.ts';
import type { FileRow } from './fileRepository.ts';
import { lockTeams } from './placeRepository.ts';
import type { WorkspaceService } from './service.ts';
import * as trash from './trashRepository.ts';

/** What the trash can do. */
export type TrashService = ReturnType<typeof createTrashService>;

const DAY_MS = 86_400_000;
/** Files purged in one transaction. */
const BATCH = 50;

/** Files thrown away, and back again. A file in the trash does not count towards the plan of its team. */
export function createTrashService({ db, clock }: Infra, workspace: WorkspaceService) {
  /** Its owner and those who may take files out of the team see to a file in the trash. */
  function mayManage(file: { owner_id: string; role: TeamRole | null }, userId: string): boolean {
    return file.owner_id === userId || mayInTeam(file.role, TeamPrivilege.MOVE_FILE);
  }

  /** A file the person may throw away or take back, locked. Errors: file_not_found also for outsiders, not_owner. */
  async function openFile(
    trx: Queryable,
    fileKey: string,
    { userId, toDelete }: { userId: string; toDelete: boolean },
  ) {
    const file = await trash.lockFile(trx, fileKey, { userId, toDelete });
    if (file === undefined || (file.role === null && file.owner_id !== userId)) {
      throw new ApiError('file_not_found', { internal: `file ${fileKey} for ${userId}` });
    }
    if (!mayManage(file, userId)) throw new ApiError('not_owner', { internal: `file ${fileKey}` });
    return file;
  }

  /**
   * Purges until there is nothing left to purge.
   *
   * @param scopeOf asked in each transaction: it says what may go at that moment
   */
  async function purgeAll(scopeOf: (trx: Queryable) => Promise<trash.PurgeScope>): Promise<number> {
    for (let purged = 0; ;) {
      const count = await inTransaction(db, async (trx) => {
        const keys = await trash.lockTrashed(trx, await scopeOf(trx), BATCH);
        await trash.purgeFiles(trx, keys, clock.now());
        return keys.length;
      });
      purged += count;
      if (count < BATCH) return purged;
    }
  }

  /** Whose files in the trash of a team somebody sees: their own, or undefined for everybody's. */
  async function visibleOwner(on: Queryable, userId: string, teamId: string): Promise<string | undefined> {
    const role = await workspace.openPlace(on, userId, { teamId }, TeamPrivilege.VIEW);
    return mayInTeam(role, TeamPrivilege.MOVE_FILE) ? undefined : userId;
  }

  return {
    /**
     * Moves a file to the trash; a published version stays public.
     * Errors: file_not_found, not_owner also for outsiders.
     */
    async throwAway(userId: string, fileKey: string): Promise<void> {
      await inTransaction(db, async (trx) => {
        const file = await trash.lockFile(trx, fileKey, { userId });
        if (file === undefined || file.trashed_at !== null) {
          throw new ApiError('file_not_found', { internal: `file ${fileKey}` });
        }
        if (!mayManage(file, userId)) throw new ApiError('not_owner', { internal: `file ${fileKey}` });
        await trash.trashFile(trx, fileKey, userId, clock.now());
      });
    },

    /** A page of the trash of a team. Errors: team_not_found. */
    async list(userId: string, teamId: string, page: PageQuery): Promise<CursorPage<trash.TrashedRow>> {
      const ownerId = await visibleOwner(db, userId, teamId);
      return trash.listTrash(db, teamId, { ownerId, ...page });
    },

    /**
     * Takes a file out of the trash, within the plan of its team; one that is not in it stays as it is.
     * Errors: file_not_found, not_owner, not_editor, file_limit_reached.
     */
    async restore(userId: string, fileKey: string): Promise<FileRow> {
      return inTransaction(db, async (trx) => {
        // Teams are locked before their files everywhere, so that nobody waits in a circle.
        const teamId = await trash.teamOf(trx, fileKey);
        if (teamId !== undefined) await lockTeams(trx, [teamId]);
        const file = await openFile(trx, fileKey, { userId, toDelete: false });
        if (!mayInTeam(file.role, TeamPrivilege.EDIT)) throw new ApiError('not_editor');
        if (file.trashed_at === null) return file;
        await workspace.checkRoom(trx, file.team_id);
        return trash.restoreFile(trx, fileKey);
      });
    },

    /** Deletes a file in the trash permanently. Errors: file_not_found, also when it is not in the trash, not_owner. */
    async purge(userId: string, fileKey: string): Promise<void> {
      await inTransaction(db, async (trx) => {
        const file = await openFile(trx, fileKey, { userId, toDelete: true });
        if (file.trashed_at === null) throw new ApiError('file_not_found', { internal: 'not in the trash' });
        await trash.purgeFiles(trx, [fileKey], clock.now());
      });
    },

    /** Deletes what somebody may delete of a team's trash, as long as they may. Errors: team_not_found. */
    async empty(userId: string, teamId: string): Promise<number> {
      // Who is no member need not wait for the team.
      await visibleOwner(db, userId, teamId);
      return purgeAll(async (trx) => {
        // Who takes a right away holds the team.
        await lockTeams(trx, [teamId]);
        return { teamId, ownerId: await visibleOwner(trx, userId, teamId) };
      });
    },

    /**
     * Purges what has lain in the trash for 30 days, in all teams. For a job that runs daily; several at once share the
     * work.
     *
     * @returns how many files were purged
     */
    async purgeOldTrash(now: Date): Promise<number> {
      const trashedBefore = new Date(now.getTime() - TRASH_DAYS * DAY_MS);
      return purgeAll(async () => Promise.resolve({ trashedBefore }));
    },
  };
}
