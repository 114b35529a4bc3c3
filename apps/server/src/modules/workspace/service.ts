import {
  isLimitReached,
  mayInTeam,
  ROOT_FOLDER_ID,
  SpaceType,
  TeamPrivilege,
  type Language,
  type TeamRole,
} from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import type { FileKind } from '../../infra/database/workspaceTables.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import { linkBlobs } from '../../infra/images/imageStore.ts';
import type { Infra } from '../../infra/Infra.ts';
import { firstBoard } from './firstBoard.ts';
import type { MembershipService } from '../membership/service.ts';
import * as files from './fileRepository.ts';
import { createHandOver, firstProjectName, type HandOver } from './handOver.ts';
import { personalSpaceNames } from './personalSpaceNames.ts';
import { fileRoleOf, mayEdit, type FileRole } from './policy.ts';
import * as repository from './repository.ts';
import type { TeamStorage } from './storage.ts';

/** What the workspace module offers to its handlers and to other modules. */
export type WorkspaceService = ReturnType<typeof createWorkspaceService>;

/** A file about to be made. */
export interface NewFile {
  place: repository.Place;
  ownerId: string;
  name: string;
  kind: FileKind;
  /** The board as one Yjs update. */
  state: Uint8Array;
  /** Hashes of the pictures it shows, which are known already. */
  pictures?: readonly string[];
  /** The publication and version it is copied from. */
  origin?: { fileKey: string; submissionId: string };
}

/** Teams, projects, folders and the files in them. */
export function createWorkspaceService(
  { db, clock, ids }: Infra,
  { membership, storage }: { membership: MembershipService; storage: TeamStorage },
) {
  /**
   * Makes sure of a place and gives the person's role in its team. Outsiders learn that there is no such team.
   * Errors: team_not_found, project_not_found, folder_not_found, not_editor when it is editing that is not allowed,
   * privilege_missing otherwise.
   */
  async function openPlace(
    on: Queryable,
    userId: string,
    place: { teamId: string; projectId?: string; folderId?: string | null },
    privilege: TeamPrivilege,
  ): Promise<TeamRole> {
    const found = await repository.findPlace(on, userId, place);
    if (found === undefined || found.role === null) {
      throw new ApiError('team_not_found', { internal: `team ${place.teamId} for ${userId}` });
    }
    if (place.projectId !== undefined && found.project_id === null) throw new ApiError('project_not_found');
    if (place.folderId != null && found.folder_id === null) throw new ApiError('folder_not_found');
    if (mayInTeam(found.role, privilege)) return found.role;
    if (privilege === TeamPrivilege.EDIT) throw new ApiError('not_editor');
    throw new ApiError('privilege_missing', { data: { privilege } });
  }

  /**
   * Throws file_limit_reached when the team's plan allows no further file. Locks the team, so it is exact.
   *
   * @param options.added files that were added just now, which are what there must be room for; none asks about one more
   */
  async function checkRoom(on: Queryable, teamId: string, { added = 0 } = {}): Promise<void> {
    const fileCount = await repository.lockFileCount(on, teamId);
    const { editableFiles: limit } = await membership.limitsOfTeam(on, teamId);
    if (!isLimitReached(added === 0 ? fileCount : fileCount - 1, limit)) return;
    throw new ApiError('file_limit_reached', {
      data: { limit, current: fileCount - added, team_id: teamId },
    });
  }

  /**
   * A file and the person's role towards it.
   * Errors: file_not_found, not_member.
   */
  async function openFile(on: Queryable, userId: string, fileKey: string) {
    const file = await files.findFile(on, fileKey, userId, clock.now());
    if (file === undefined) throw new ApiError('file_not_found', { internal: `file ${fileKey}` });
    const role = fileRoleOf(file, userId);
    if (role === null) throw new ApiError('not_member', { internal: `file ${fileKey}` });
    return { file, role };
  }

  return {
    openPlace,
    checkRoom,
    handOver: createHandOver({ clock, ids }),
    openFile: (userId: string, fileKey: string, on: Queryable = db) => openFile(on, userId, fileKey),

    /**
     * A file the person may change, with their role.
     * Errors: file_not_found; not_editor also for outsiders.
     */
    async openFileToEdit(userId: string, fileKey: string, on: Queryable = db) {
      const opened = await openFile(on, userId, fileKey).catch((error: unknown) => {
        if (error instanceof ApiError && error.error === 'not_member') throw new ApiError('not_editor');
        throw error;
      });
      if (!mayEdit(opened.role)) throw new ApiError('not_editor');
      return opened;
    },

    /** A file of the person's own. Errors: file_not_found, not_owner. */
    async openOwnFile(userId: string, fileKey: string, on: Queryable = db) {
      const file = await files.findFile(on, fileKey, userId, clock.now());
      if (file === undefined) throw new ApiError('file_not_found', { internal: `file ${fileKey}` });
      if (file.owner_id !== userId) throw new ApiError('not_owner', { internal: `file ${fileKey}` });
      return file;
    },

    /**
     * Gives a new person their personal team with its first project.
     *
     * @param on the transaction that makes the person
     */
    async createPersonalSpace(
      on: Queryable,
      owner: { userId: string; nickName: string; language: Language },
    ): Promise<{ teamId: string; projectId: string }> {
      const now = clock.now();
      const stamps = { created_at: now, updated_at: now };
      const names = personalSpaceNames(owner.language, owner.nickName);
      const teamId = await repository.insertTeam(on, {
        name: names.team,
        type: SpaceType.PERSONAL,
        owner_id: owner.userId,
        ...stamps,
      });
      const member = { team_id: teamId, user_id: owner.userId, role: 'owner' as const, created_at: now };
      await repository.insertTeamMember(on, member);
      const projectId = await repository.insertProject(on, {
        team_id: teamId,
        name: names.project,
        ...stamps,
      });
      return { teamId, projectId };
    },

    /** Gives a new team its first project, called in the language of its maker. */
    async addFirstProject(on: Queryable, teamId: string, language: Language): Promise<string> {
      const now = clock.now();
      const name = firstProjectName(language);
      return repository.insertProject(on, { team_id: teamId, name, created_at: now, updated_at: now });
    },

    /** Where a person's files go unless set otherwise. Errors: no_storage_location. */
    async findSpace(userId: string, on: Queryable = db): Promise<{ teamId: string; projectId: string }> {
      const space = await repository.findSpace(on, userId);
      if (space?.project_id == null)
        throw new ApiError('no_storage_location', { internal: `user ${userId}` });
      return { teamId: space.team_id, projectId: space.project_id };
    },

    /**
     * Adds a file with its board, within the plan and the storage of the team; the caller has made sure of the place.
     * Errors: file_limit_reached, storage_full, and those of the place when it has gone meanwhile.
     *
     * @param on the transaction of the work it belongs to
     * @param options.ignorePlan for content nobody asked for, such as the demo's
     */
    async addFile(
      on: Queryable,
      file: NewFile,
      options: { ignorePlan?: boolean } = {},
    ): Promise<files.FileRow> {
      if (options.ignorePlan !== true) {
        await checkRoom(on, file.place.teamId);
        // Until the team was locked, the place may have been deleted or moved.
        await openPlace(on, file.ownerId, file.place, TeamPrivilege.EDIT);
      }
      const now = clock.now();
      const fileKey = ids.key();
      const row = await files.insertFile(on, {
        file_key: fileKey,
        owner_id: file.ownerId,
        team_id: file.place.teamId,
        project_id: file.place.projectId,
        folder_id: file.place.folderId,
        name: file.name,
        kind: file.kind,
        origin_file_key: file.origin?.fileKey ?? null,
        origin_submission_id: file.origin?.submissionId ?? null,
        created_at: now,
        updated_at: now,
      });
      const store = async () => {
        await files.insertBoardState(on, fileKey, file.state, now);
        await linkBlobs(on, fileKey, file.pictures ?? [], 'upload', now);
      };
      if (options.ignorePlan === true) await store();
      else await storage.within(on, file.place.teamId, store);
      return row;
    },

    /**
     * Makes a new file: an empty board, or a mind map with its first topic.
     * Errors: not_editor, team_not_found, project_not_found, folder_not_found, file_limit_reached,
     * storage_full.
     */
    async createFile(userId: string, place: repository.Place, file: { name: string; kind: FileKind }) {
      return inTransaction(db, async (trx) => {
        await openPlace(trx, userId, place, TeamPrivilege.EDIT);
        const state = firstBoard(file.kind, file.name);
        return this.addFile(trx, { place, ownerId: userId, ...file, state });
      });
    },
  };
}

/** A folder as an address names it: 0 is the top of the project. */
export function folderOf(folderId: string | undefined): string | null {
  return folderId === undefined || folderId === ROOT_FOLDER_ID ? null : folderId;
}

export type { FileRole, HandOver };
export { BOARD_IMAGE_BYTES, type UploadService } from './uploads.ts';
export { visitorRole } from './fileRepository.ts';
export { sourceLicence } from './sourceLicenceRepository.ts';
export type { TeamStorage } from './storage.ts';
