import { MAX_FOLDER_DEPTH, mayInTeam, PLACE_LIMITS, TeamPrivilege, type TeamRole } from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import * as places from './placeRepository.ts';
import * as repository from './repository.ts';
import type { WorkspaceService } from './service.ts';

/** What projects and folders can do. */
export type PlacesService = ReturnType<typeof createPlacesService>;

/** A project, or a folder when `folderId` is given, as an address names it. */
export interface PlaceAddress {
  teamId: string;
  projectId: string;
  folderId: string | null;
}

/**
 * Projects and folders. Every change locks the team, so that two at once make no circle, pass no limit and leave no team
 * without a project.
 */
export function createPlacesService({ db, clock }: Infra, workspace: WorkspaceService) {
  const EDIT = TeamPrivilege.EDIT;

  /** The locked place, if the person may change it. Errors: team_not_found, project_not_found, folder_not_found, not_editor. */
  async function openToChange(
    trx: Queryable,
    userId: string,
    place: { teamId: string; projectId?: string; folderId?: string | null },
  ): Promise<TeamRole> {
    const role = await workspace.openPlace(trx, userId, place, EDIT);
    await places.lockTeams(trx, [place.teamId]);
    await workspace.openPlace(trx, userId, place, EDIT);
    return role;
  }

  /** A folder that is one: folder 0 is the top of its project and cannot be changed. */
  async function openFolder(trx: Queryable, userId: string, place: PlaceAddress) {
    const role = await openToChange(trx, userId, place);
    const folder = place.folderId === null ? undefined : await places.findFolder(trx, place.folderId);
    if (folder === undefined) throw new ApiError('folder_not_found', { internal: 'folder 0' });
    return { folder, role };
  }

  /** Throws place_full when a folder holds as many subfolders as it may. */
  async function checkFolderRoom(trx: Queryable, projectId: string, parentId: string | null): Promise<void> {
    const count = await places.countFolders(trx, projectId, parentId);
    if (count >= PLACE_LIMITS.folders) {
      throw new ApiError('place_full', { data: { limit: PLACE_LIMITS.folders, current: count } });
    }
  }

  function checkDepth(deepest: number): void {
    if (deepest > MAX_FOLDER_DEPTH)
      throw new ApiError('folder_too_deep', { data: { limit: MAX_FOLDER_DEPTH } });
  }

  async function depthOf(trx: Queryable, folderId: string | null): Promise<number> {
    return folderId === null ? 0 : ((await places.findFolder(trx, folderId))?.deep ?? 0);
  }

  async function readFolder(trx: Queryable, folderId: string): Promise<places.FolderRow> {
    const folder = await places.findFolder(trx, folderId);
    if (folder === undefined) throw new ApiError('folder_not_found', { internal: `folder ${folderId}` });
    return folder;
  }

  /** Trashes what is in a place that is about to be deleted. Errors: privilege_missing. */
  async function trashPlace(
    trx: Queryable,
    place: places.DeletedPlace,
    action: { userId: string; role: TeamRole; restoreTo: string },
  ): Promise<void> {
    const mayTrashAll = mayInTeam(action.role, TeamPrivilege.MOVE_FILE);
    if (!mayTrashAll && (await places.holdsForeignFiles(trx, place, action.userId))) {
      throw new ApiError('privilege_missing', { data: { privilege: TeamPrivilege.MOVE_FILE } });
    }
    await places.trashPlace(trx, place, { ...action, now: clock.now() });
  }

  return {
    /** Makes a project. Errors: team_not_found, not_editor, place_full. */
    async createProject(userId: string, teamId: string, name: string) {
      return inTransaction(db, async (trx) => {
        await openToChange(trx, userId, { teamId });
        const { length } = await repository.listProjects(trx, teamId);
        if (length >= PLACE_LIMITS.projects) {
          throw new ApiError('place_full', { data: { limit: PLACE_LIMITS.projects, current: length } });
        }
        const now = clock.now();
        const row = { team_id: teamId, name, created_at: now, updated_at: now };
        return { project: await places.insertProject(trx, row), isDefault: length === 0 };
      });
    },

    /** Renames a project. Errors: team_not_found, not_editor, project_not_found. */
    async renameProject(userId: string, place: { teamId: string; projectId: string }, name: string) {
      return inTransaction(db, async (trx) => {
        await openToChange(trx, userId, place);
        const [first] = await repository.listProjects(trx, place.teamId);
        const project = await places.renameProject(trx, place.projectId, name, clock.now());
        return { project, isDefault: first?.project_id === project.project_id };
      });
    },

    /**
     * Deletes a project with its folders; its files go to the trash.
     * Errors: team_not_found, not_editor, project_not_found, last_project, privilege_missing.
     */
    async deleteProject(userId: string, place: { teamId: string; projectId: string }): Promise<void> {
      await inTransaction(db, async (trx) => {
        const role = await openToChange(trx, userId, place);
        const projects = await repository.listProjects(trx, place.teamId);
        const other = projects.find((each) => each.project_id !== place.projectId);
        if (other === undefined) throw new ApiError('last_project');
        const deleted = { projectId: place.projectId };
        await trashPlace(trx, deleted, { userId, role, restoreTo: other.project_id });
        await places.deleteProject(trx, place.projectId);
      });
    },

    /**
     * Makes a folder in a project or, with `folderId`, in another folder.
     * Errors: team_not_found, not_editor, project_not_found, folder_not_found, folder_too_deep, place_full.
     */
    async createFolder(userId: string, parent: PlaceAddress, name: string): Promise<places.FolderRow> {
      return inTransaction(db, async (trx) => {
        await openToChange(trx, userId, parent);
        const deep = (await depthOf(trx, parent.folderId)) + 1;
        checkDepth(deep);
        await checkFolderRoom(trx, parent.projectId, parent.folderId);
        const now = clock.now();
        const folderId = await places.insertFolder(trx, {
          project_id: parent.projectId,
          parent_id: parent.folderId,
          name,
          deep,
          created_at: now,
          updated_at: now,
        });
        return readFolder(trx, folderId);
      });
    },

    /** Renames a folder. Errors: team_not_found, not_editor, project_not_found, folder_not_found. */
    async renameFolder(userId: string, place: PlaceAddress, name: string): Promise<places.FolderRow> {
      return inTransaction(db, async (trx) => {
        const { folder } = await openFolder(trx, userId, place);
        await places.renameFolder(trx, folder.folder_id, name, clock.now());
        return { ...folder, name };
      });
    },

    /**
     * Moves a folder with all that is in it to another place of its team.
     * Errors: team_not_found, not_editor, project_not_found, folder_not_found, folder_cycle, folder_too_deep, place_full.
     */
    async moveFolder(
      userId: string,
      place: PlaceAddress,
      target: { projectId: string; parentId: string | null },
    ): Promise<places.FolderRow> {
      return inTransaction(db, async (trx) => {
        const { folder } = await openFolder(trx, userId, place);
        const goal = { teamId: place.teamId, projectId: target.projectId, folderId: target.parentId };
        await workspace.openPlace(trx, userId, goal, EDIT);
        const subtree = await places.listSubtree(trx, folder.folder_id);
        if (subtree.some((each) => each.folder_id === target.parentId)) throw new ApiError('folder_cycle');
        const deeperBy = (await depthOf(trx, target.parentId)) + 1 - folder.deep;
        checkDepth(Math.max(...subtree.map((each) => each.deep)) + deeperBy);
        const stays = folder.project_id === target.projectId && folder.parent_id === target.parentId;
        if (!stays) {
          await checkFolderRoom(trx, target.projectId, target.parentId);
          const ids = subtree.map((each) => each.folder_id);
          await places.moveSubtree(trx, ids, { ...target, deeperBy }, clock.now());
        }
        return readFolder(trx, folder.folder_id);
      });
    },

    /**
     * Deletes a folder with its subfolders; its files go to the trash.
     * Errors: team_not_found, not_editor, project_not_found, folder_not_found, privilege_missing.
     */
    async deleteFolder(userId: string, place: PlaceAddress): Promise<void> {
      await inTransaction(db, async (trx) => {
        const { folder, role } = await openFolder(trx, userId, place);
        const folderIds = (await places.listSubtree(trx, folder.folder_id)).map((each) => each.folder_id);
        const action = { userId, role, restoreTo: place.projectId };
        await trashPlace(trx, { folderIds }, action);
        await places.deleteFolder(trx, folder.folder_id);
      });
    },
  };
}
