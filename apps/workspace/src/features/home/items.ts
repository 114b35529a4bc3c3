import type { FolderArgument } from './api.ts';
import type { ListedBoard } from './listed-board.ts';

/** A folder as a list shows it. */
export interface ListedFolder {
  readonly id: string;
  readonly name: string;
  /** The folder it is in. */
  readonly place: FolderArgument;
}

/** Folders and boards that something is done to. */
export interface Items {
  readonly folders: readonly ListedFolder[];
  readonly boards: readonly ListedBoard[];
}

/** A place that items can go to. */
export interface Goal extends FolderArgument {
  readonly name: string;
  /** Ids of the folders from the top of its project down to it. */
  readonly way: readonly string[];
  /** Whether the person may change what is in it. */
  readonly mayEdit: boolean;
}

/** Whether items may go to a place: one in which they are not all already. Folders stay in their team, and outside of themselves. */
export function canGo({ folders, boards }: Items, goal: Goal): boolean {
  if (!goal.mayEdit || !boards.every(({ rights }) => rights.edit)) return false;
  const isThere = (place: FolderArgument | undefined) =>
    place?.folderId === goal.folderId && place.projectId === goal.projectId;
  if (folders.every(({ place }) => isThere(place)) && boards.every(({ place }) => isThere(place)))
    return false;
  return folders.every(({ id, place }) => place.teamId === goal.teamId && !goal.way.includes(id));
}

/** The key of a folder in a list that has boards as well. */
export const folderKey = (id: string): string => `folder:${id}`;
