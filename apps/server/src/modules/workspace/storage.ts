import type { Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import * as repository from './storageRepository.ts';

/** What teams may store. */
export type TeamStorage = ReturnType<typeof createTeamStorage>;

/** The storage of teams: the bytes of their boards and pictures, up to a quota the operator sets. */
export function createTeamStorage({ db, settings }: Pick<Infra, 'db' | 'settings'>) {
  const limit = settings.limits.teamStorageBytes;

  /** Throws storage_full when a team stores more than it may. */
  async function check(trx: Queryable, teamId: string): Promise<void> {
    if (limit === 0) return;
    const current = await repository.findStoredBytes(trx, teamId);
    if (current <= limit) return;
    throw new ApiError('storage_full', { data: { limit, current, team_id: teamId } });
  }

  return {
    /** Bytes a team may store; 0 means unlimited. */
    limit,

    /** Bytes a team stores. */
    usedBy: (teamId: string, on: Queryable = db): Promise<number> => repository.findStoredBytes(on, teamId),

    /**
     * Does what stores something for a team, unless that comes to more than the team may store: then it is as if it had
     * not been done. Whatever is stored at the same time waits, so the quota is kept exactly.
     * Errors: storage_full, and those of the work.
     *
     * @param trx the transaction of the work, which ends with the error
     */
    async within<Result>(trx: Queryable, teamId: string, work: () => Promise<Result>): Promise<Result> {
      if (limit > 0) await repository.lockTeam(trx, teamId);
      const result = await work();
      await check(trx, teamId);
      return result;
    },

    /** The same for what is stored for the team of a file. */
    async withinTeamOf<Result>(
      trx: Queryable,
      fileKey: string,
      work: () => Promise<Result>,
    ): Promise<Result> {
      const teamId = await repository.findTeamOfFile(trx, fileKey);
      return teamId === undefined ? work() : this.within(trx, teamId, work);
    },

    /**
     * Whether the team of a file stores as much as it may. Edits of boards that are open are stored as they come and
     * cannot wait for an answer; they are refused from when this is so.
     */
    async isFull(fileKey: string): Promise<boolean> {
      if (limit === 0) return false;
      const teamId = await repository.findTeamOfFile(db, fileKey);
      return teamId !== undefined && (await repository.findStoredBytes(db, teamId)) >= limit;
    },
  };
}
