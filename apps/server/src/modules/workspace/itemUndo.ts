import { MAX_FOLDER_DEPTH, mayInTeam, TeamPrivilege, type TeamRole } from '@boardwalk/domain';
import type { Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { FolderHanger } from './folderHanger.ts';
import * as items from './itemRepository.ts';
import { listProjects } from './repository.ts';
import type { WorkspaceService } from './service.ts';

const DAY_MS = 86_400_000;

type BeforeOf<Kind> = Extract<items.Before, { kind: Kind }>;

/** Who takes a change back, with their role in the team by now. */
interface Whose {
  userId: string;
  teamId: string;
  role: TeamRole;
}

/** Makes what takes back a change to folders and files, under the lock of their team. */
export function createItemUndo(
  { clock }: Infra,
  { workspace, hanger }: { workspace: WorkspaceService; hanger: FolderHanger },
) {
  /** Where a folder returns to: where it was or, when the folder around it has gone, the top of its project. */
  async function formerPlace(
    trx: Queryable,
    teamId: string,
    { projectId, folderId }: items.FolderPlace,
  ): Promise<items.FolderPlace & { deep: number }> {
    const [around] = folderId === null ? [] : await items.findFolders(trx, teamId, [folderId]);
    if (around) return { projectId: around.project_id, folderId, deep: around.deep };
    const projects = await listProjects(trx, teamId);
    if (!projects.some((project) => project.project_id === projectId))
      throw new ApiError('project_not_found');
    return { projectId, folderId: null, deep: 0 };
  }

  /** Errors: project_not_found, folder_cycle, folder_too_deep, place_full. */
  async function moveBack(trx: Queryable, teamId: string, { to, folders, files }: BeforeOf<'move'>) {
    const ids = folders.map(({ id }) => id);
    const known = ids.length === 0 ? [] : await items.findFolders(trx, teamId, ids);
    for (const folder of folders) {
      const now = known.find((each) => each.folder_id === folder.id);
      // What has gone or was moved since stays as it is.
      if (now?.project_id !== to.projectId || now.parent_id !== to.folderId) continue;
      const place = await formerPlace(trx, teamId, folder);
      const tree = await items.listSubtrees(trx, [folder.id]);
      await hanger.hang(trx, { roots: [folder.id], tree, to: place });
    }
    if (files.length > 0) await items.returnFiles(trx, teamId, { from: to, files });
  }

  /** Errors: privilege_missing, project_not_found, folder_too_deep, place_full, file_limit_reached. */
  async function takeOutOfTrash(trx: Queryable, { userId, teamId, role }: Whose, before: BeforeOf<'trash'>) {
    const keys = [...before.files, ...before.inside.map(({ key }) => key)];
    const trashed = { teamId, userId, at: new Date(before.at) };
    // The right to see to files of others may be lost since.
    if (!mayInTeam(role, TeamPrivilege.MOVE_FILE) && (await items.holdsForeignTrash(trx, keys, trashed))) {
      throw new ApiError('privilege_missing', { data: { privilege: TeamPrivilege.MOVE_FILE } });
    }
    const made = new Map<string, { projectId: string; deep: number }>();
    for (const folder of before.folders) {
      const around = folder.folderId === null ? undefined : made.get(folder.folderId);
      const place = around
        ? { ...around, folderId: folder.folderId }
        : await formerPlace(trx, teamId, folder);
      const deep = place.deep + 1;
      if (deep > MAX_FOLDER_DEPTH)
        throw new ApiError('folder_too_deep', { data: { limit: MAX_FOLDER_DEPTH } });
      if (!around) await hanger.checkRoom(trx, place, 1);
      const { projectId, folderId } = place;
      await items.remakeFolder(trx, { ...folder, projectId, folderId, deep }, clock.now());
      made.set(folder.id, { projectId, deep });
    }
    // A folder that is deleted leaves its files at the top of its project.
    for (const from of new Set(before.inside.map(({ projectId }) => projectId))) {
      const files = before.inside
        .filter(({ projectId }) => projectId === from)
        .map((file) => ({ ...file, projectId: made.get(file.folderId ?? '')?.projectId ?? from }));
      await items.returnFiles(trx, teamId, { from: { projectId: from, folderId: null }, files });
    }
    if (keys.length === 0) return;
    const restored = await items.restoreFiles(trx, keys, trashed);
    if (restored > 0) await workspace.checkRoom(trx, teamId, { added: restored });
  }

  /**
   * Takes a change back; one that was taken back stays so.
   * Errors: change_not_found, privilege_missing, project_not_found, folder_cycle, folder_too_deep, place_full,
   * file_limit_reached.
   */
  return async function takeBack(
    trx: Queryable,
    { changeId, ...whose }: Whose & { changeId: string },
  ): Promise<void> {
    const now = clock.now();
    const change = await items.lockChange(trx, { changeId, ...whose });
    if (change === undefined || now.getTime() - change.createdAt.getTime() > DAY_MS) {
      throw new ApiError('change_not_found', { internal: `change ${changeId}` });
    }
    if (change.undoneAt !== null) return;
    if (change.before.kind === 'move') await moveBack(trx, whose.teamId, change.before);
    else await takeOutOfTrash(trx, whose, change.before);
    await items.markUndone(trx, changeId, now);
  };
}
