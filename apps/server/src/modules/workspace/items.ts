import { mayInTeam, TeamPrivilege, type TeamRole } from '@boardwalk/domain';
import type { ErrorName } from '@boardwalk/api-client';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { once } from '../../infra/database/idempotency.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { createFolderHanger } from './folderHanger.ts';
import * as items from './itemRepository.ts';
import { createItemUndo } from './itemUndo.ts';
import * as places from './placeRepository.ts';
import type { WorkspaceService } from './service.ts';

/** What folders and files can do together. */
export type ItemsService = ReturnType<typeof createItemsService>;

/** Folders and files of a team that something is done to. */
export interface ItemWish {
  teamId: string;
  folders: readonly string[];
  files: readonly string[];
  idempotencyKey: string | undefined;
}

/** What was done, and how it is taken back. */
interface ItemChange {
  change_id: string;
  folders: number;
  files: number;
}

/** Folders and files handled together: in one transaction, under the lock of their team, and back again. */
export function createItemsService(infra: Infra, workspace: WorkspaceService) {
  const { db, clock } = infra;
  const hanger = createFolderHanger(infra);
  const takeBack = createItemUndo(infra, { workspace, hanger });

  /** Locks a team whose places the person may change. Errors: team_not_found, not_editor. */
  async function openTeam(trx: Queryable, userId: string, teamId: string): Promise<TeamRole> {
    await workspace.openPlace(trx, userId, { teamId }, TeamPrivilege.EDIT);
    await places.lockTeams(trx, [teamId]);
    return workspace.openPlace(trx, userId, { teamId }, TeamPrivilege.EDIT);
  }

  /**
   * The folders and files of a wish: what is in one of the folders goes along with it and is left out.
   * Errors: folder_not_found, file_not_found; `field` names the entry.
   */
  async function open(trx: Queryable, { teamId, folders, files }: ItemWish) {
    const known = folders.length === 0 ? [] : await items.findFolders(trx, teamId, folders);
    const byId = new Map(known.map((folder) => [folder.folder_id, folder]));
    for (const [index, id] of folders.entries()) {
      if (!byId.has(id)) throw refused('folder_not_found', `folder_ids.${index}`);
    }
    const rows = folders.length === 0 ? [] : await items.listSubtrees(trx, folders);
    const within = new Set(rows.filter((row) => row.root_id !== row.folder_id).map((row) => row.folder_id));
    const tops = [...byId.values()].filter((folder) => !within.has(folder.folder_id));
    const tree = rows.filter((row) => !within.has(row.root_id));
    const inTree = new Set(tree.map((row) => row.folder_id));
    const locked = files.length === 0 ? [] : await items.lockFiles(trx, teamId, files);
    const byKey = new Map(locked.map((file) => [file.file_key, file]));
    for (const [index, key] of files.entries()) {
      if (!byKey.has(key)) throw refused('file_not_found', `file_keys.${index}`);
    }
    const alone = locked.filter((file) => file.folder_id === null || !inTree.has(file.folder_id));
    return {
      tops,
      tree,
      files: alone,
      fieldOfFolder: (id: string) => `folder_ids.${folders.indexOf(id)}`,
      fieldOfFile: (key: string) => `file_keys.${files.indexOf(key)}`,
    };
  }

  /** Does it once per idempotency key, and writes down how it is taken back. Errors: bad_input, idempotency_key_reused. */
  async function change(
    userId: string,
    { operation, wish }: { operation: 'moveItems' | 'trashItems'; wish: ItemWish },
    work: (trx: Queryable, role: TeamRole) => Promise<items.Before>,
  ): Promise<ItemChange> {
    if (wish.folders.length + wish.files.length === 0) {
      throw badInput([{ field: 'folder_ids', rule: 'required' }]);
    }
    const { idempotencyKey: key, ...meant } = wish;
    const now = clock.now();
    return inTransaction(db, async (trx) => {
      const { asked, ...done } = await once(trx, { userId, operation, key, now }, async () => {
        const role = await openTeam(trx, userId, wish.teamId);
        const before = await work(trx, role);
        return {
          change_id: await items.insertChange(trx, { userId, teamId: wish.teamId, before, now }),
          folders: before.kind === 'move' ? before.folders.length : topsOf(before.folders).length,
          files: before.files.length,
          asked: JSON.stringify(meant),
        };
      });
      if (asked !== JSON.stringify(meant)) throw new ApiError('idempotency_key_reused');
      return done;
    });
  }

  return {
    /**
     * Moves folders and files of a team to one place of it, all or none.
     * Errors: bad_input, team_not_found, not_editor, project_not_found, folder_not_found, file_not_found, folder_cycle,
     * folder_too_deep, place_full, idempotency_key_reused.
     */
    async move(userId: string, wish: ItemWish & { to: items.FolderPlace }): Promise<ItemChange> {
      const { teamId, to } = wish;
      return change(userId, { operation: 'moveItems', wish }, async (trx) => {
        await workspace
          .openPlace(trx, userId, { teamId, ...to }, TeamPrivilege.EDIT)
          .catch((error: unknown) => {
            throw error instanceof ApiError && error.error.endsWith('_not_found')
              ? refused(error.error, error.error === 'project_not_found' ? 'project_id' : 'folder_id')
              : error;
          });
        const { tops, tree, files, fieldOfFolder } = await open(trx, wish);
        const isThere = (place: { project_id: string }, folderId: string | null) =>
          place.project_id === to.projectId && folderId === to.folderId;
        const folders = tops.filter((folder) => !isThere(folder, folder.parent_id));
        const moved = files.filter((file) => !isThere(file, file.folder_id));
        // A folder that stays where it is cannot be the place it goes to either.
        hanger.refuseCycle(tree, to.folderId, fieldOfFolder);
        await hanger.hang(trx, { roots: folders.map((folder) => folder.folder_id), tree, to, fieldOfFolder });
        if (moved.length > 0)
          await items.moveFiles(
            trx,
            moved.map((file) => file.file_key),
            to,
          );
        return {
          kind: 'move',
          to,
          folders: folders.map((folder) => ({
            id: folder.folder_id,
            projectId: folder.project_id,
            folderId: folder.parent_id,
          })),
          files: moved.map(beforeOf),
        };
      });
    },

    /**
     * Deletes folders and moves their files and others to the trash, all or none. Also gives the keys of all files that
     * went to the trash just now.
     * Errors: bad_input, team_not_found, not_editor, not_owner, privilege_missing, folder_not_found, file_not_found,
     * idempotency_key_reused.
     */
    async trash(userId: string, wish: ItemWish): Promise<ItemChange & { fileKeys: string[] }> {
      let fileKeys: string[] = [];
      const done = await change(userId, { operation: 'trashItems', wish }, async (trx, role) => {
        const { tops, tree, files, fieldOfFolder, fieldOfFile } = await open(trx, wish);
        const ids = tree.map((row) => row.folder_id);
        const inside = ids.length === 0 ? [] : await items.lockFilesIn(trx, ids);
        if (!mayInTeam(role, TeamPrivilege.MOVE_FILE)) {
          const foreign = files.find((file) => file.owner_id !== userId);
          if (foreign) throw refused('not_owner', fieldOfFile(foreign.file_key));
          const within = inside.find((file) => file.owner_id !== userId && file.trashed_at === null);
          const around = tree.find((row) => row.folder_id === within?.folder_id);
          if (around) {
            const privilege = TeamPrivilege.MOVE_FILE;
            throw refused('privilege_missing', fieldOfFolder(around.root_id), { privilege });
          }
        }
        const now = clock.now();
        for (const top of tops) {
          const folderIds = tree.filter((row) => row.root_id === top.folder_id).map((row) => row.folder_id);
          await places.trashPlace(trx, { folderIds }, { userId, now, restoreTo: top.project_id });
          await places.deleteFolder(trx, top.folder_id);
        }
        const keys = files.map((file) => file.file_key);
        if (keys.length > 0) await items.trashFiles(trx, keys, { userId, now });
        const emptied = inside.filter((file) => file.trashed_at === null);
        fileKeys = [...keys, ...emptied.map((file) => file.file_key)];
        return {
          kind: 'trash',
          at: now.toISOString(),
          folders: tree.map((row) => ({
            id: row.folder_id,
            projectId: row.project_id,
            folderId: row.parent_id,
            name: row.name,
            createdAt: row.created_at.toISOString(),
          })),
          inside: inside.map(beforeOf),
          files: keys,
        };
      });
      return { ...done, fileKeys };
    },

    /**
     * Takes back what the person did to folders and files within the last day; what was taken back stays so.
     * Errors: team_not_found, not_editor, privilege_missing, project_not_found, change_not_found, folder_cycle,
     * folder_too_deep, place_full, file_limit_reached.
     */
    async undo(userId: string, { teamId, changeId }: { teamId: string; changeId: string }): Promise<void> {
      await inTransaction(db, async (trx) => {
        const role = await openTeam(trx, userId, teamId);
        await takeBack(trx, { userId, teamId, changeId, role });
      });
    },
  };
}

function beforeOf(file: { file_key: string; project_id: string; folder_id: string | null }) {
  return { key: file.file_key, projectId: file.project_id, folderId: file.folder_id };
}

/** Those folders that are in none of the others. */
function topsOf(folders: readonly items.FolderBefore[]) {
  const ids = new Set(folders.map(({ id }) => id));
  return folders.filter(({ folderId }) => folderId === null || !ids.has(folderId));
}

/** An error that names the entry which stands in the way. */
function refused(error: ErrorName, field: string, data: Readonly<Record<string, unknown>> = {}): ApiError {
  return new ApiError(error, { data: { ...data, field }, internal: field });
}
