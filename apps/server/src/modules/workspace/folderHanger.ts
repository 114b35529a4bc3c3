import { MAX_FOLDER_DEPTH, PLACE_LIMITS } from '@boardwalk/domain';
import type { Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { FolderPlace } from './itemRepository.ts';
import * as places from './placeRepository.ts';

/** Hangs folders elsewhere. */
export type FolderHanger = ReturnType<typeof createFolderHanger>;

/** A folder below one of those that move. */
interface TreeRow {
  root_id: string;
  folder_id: string;
  deep: number;
}

/** Several folders that go to one place, under the lock of their team. */
interface Hanging {
  /** Folders that are not in that place yet, none of them inside another. */
  roots: readonly string[];
  /** These folders and all below them, the upper ones first. */
  tree: readonly TreeRow[];
  to: FolderPlace;
  /** Name of the field of a root in the request; left out where there is none. */
  fieldOfFolder?: (id: string) => string;
}

/** The rules of folders that go elsewhere: no circles, not too deep, not too many in one place. */
export function createFolderHanger({ clock }: Pick<Infra, 'clock'>) {
  /** Throws folder_cycle when a place is one of the folders that go there, or inside of one. */
  function refuseCycle(
    tree: readonly TreeRow[],
    placeId: string | null,
    fieldOfFolder?: (id: string) => string,
  ): void {
    const around = placeId === null ? undefined : tree.find((row) => row.folder_id === placeId);
    if (around) throw new ApiError('folder_cycle', { data: named(around.root_id, fieldOfFolder) });
  }

  /** Throws place_full when a place cannot take so many folders more. */
  async function checkRoom(
    trx: Queryable,
    { projectId, folderId }: FolderPlace,
    added: number,
  ): Promise<void> {
    const current = await places.countFolders(trx, projectId, folderId);
    if (current + added > PLACE_LIMITS.folders) {
      throw new ApiError('place_full', { data: { limit: PLACE_LIMITS.folders, current } });
    }
  }

  return {
    refuseCycle,
    checkRoom,

    /** Moves folders with all below them to a place. Errors: folder_cycle, folder_too_deep, place_full. */
    async hang(trx: Queryable, { roots, tree, to, fieldOfFolder }: Hanging): Promise<void> {
      if (roots.length === 0) return;
      refuseCycle(tree, to.folderId, fieldOfFolder);
      await checkRoom(trx, to, roots.length);
      const depth = to.folderId === null ? 0 : ((await places.findFolder(trx, to.folderId))?.deep ?? 0);
      for (const root of roots) {
        const rows = tree.filter((row) => row.root_id === root);
        const deeperBy = depth + 1 - (rows[0]?.deep ?? 1);
        if (Math.max(...rows.map((row) => row.deep)) + deeperBy > MAX_FOLDER_DEPTH) {
          const data = { limit: MAX_FOLDER_DEPTH, ...named(root, fieldOfFolder) };
          throw new ApiError('folder_too_deep', { data });
        }
        const ids = rows.map((row) => row.folder_id);
        const target = { projectId: to.projectId, parentId: to.folderId, deeperBy };
        await places.moveSubtree(trx, ids, target, clock.now());
      }
    },
  };
}

function named(id: string, fieldOfFolder?: (id: string) => string) {
  return fieldOfFolder === undefined ? {} : { field: fieldOfFolder(id) };
}
