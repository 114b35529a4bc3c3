import type { Language } from '@boardwalk/domain';
import type { Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { duplicateFile } from './duplicateRepository.ts';
import * as files from './handOverRepository.ts';
import { personalSpaceNames } from './personalSpaceNames.ts';
import * as repository from './repository.ts';

/** What becomes of boards when people or teams go. */
export type HandOver = ReturnType<typeof createHandOver>;

/** Somebody who leaves a team, and who takes over there. */
export interface Departure {
  teamId: string;
  from: string;
  to: string;
}

/** Boards of those who leave, and of teams that are deleted: nobody loses work (see the decision on teams). */
export function createHandOver({ clock, ids }: Pick<Infra, 'clock' | 'ids'>) {
  /** Somebody's own place, with a project made when there is none. */
  async function ownPlace(trx: Queryable, userId: string) {
    const space = await repository.findSpace(trx, userId);
    if (space === undefined) throw new ApiError('no_storage_location', { internal: `user ${userId}` });
    const projectId = space.project_id ?? (await insertFirstProject(trx, space.team_id, userId));
    return { teamId: space.team_id, projectId };
  }

  async function insertFirstProject(trx: Queryable, teamId: string, userId: string): Promise<string> {
    const language = await files.findLanguage(trx, userId);
    const now = clock.now();
    const name = firstProjectName((language ?? 'en-US') as Language);
    return repository.insertProject(trx, { team_id: teamId, name, created_at: now, updated_at: now });
  }

  return {
    /**
     * Hands over what a member has in a team. Boards stay and pass to another; those handed in to the community go to
     * their author's own space, so that the work stays theirs, and leave a duplicate.
     *
     * @param trx the transaction that ends the membership
     */
    async transferBoards(trx: Queryable, { teamId, from, to }: Departure): Promise<void> {
      const submitted = await files.lockSubmitted(trx, teamId, from);
      for (const file of submitted.filter(({ trashed_at: trashedAt }) => trashedAt === null)) {
        const copy = { fileKey: ids.key(), ownerId: to, name: file.name };
        await duplicateFile(trx, file.file_key, copy, clock.now());
      }
      if (submitted.length > 0) {
        const keys = submitted.map(({ file_key: fileKey }) => fileKey);
        await files.moveFiles(trx, keys, await ownPlace(trx, from));
      }
      await files.giveFiles(trx, { teamId, from, to });
    },

    /**
     * Empties a team that is about to be deleted: its boards go to the trash of their owners' own spaces, those handed
     * in to the community move into them as they are.
     *
     * @param trx the transaction that deletes the team
     */
    async emptyTeam(trx: Queryable, teamId: string): Promise<void> {
      const now = clock.now();
      for (const ownerId of await files.findOwners(trx, teamId)) {
        const place = await ownPlace(trx, ownerId);
        await files.trashUnsubmitted(trx, teamId, ownerId, now);
        await files.moveFilesOf(trx, teamId, ownerId, place);
      }
    },
  };
}

/** What the first project of a team is called. */
export function firstProjectName(language: Language): string {
  return personalSpaceNames(language, '').project;
}
