import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow } from '../../infra/database/schema.ts';

/** A folder by its place in the tree. */
export type FolderRow = NonNullable<Awaited<ReturnType<typeof findFolder>>>;

/**
 * Locks teams until the transaction ends, always in one order: their trees and numbers of files stay as they are read by
 * all who lock them. What only refers to a team does not wait.
 */
export async function lockTeams(db: Queryable, teamIds: readonly string[]): Promise<void> {
  await db
    .selectFrom('team')
    .select('team_id')
    .where('team_id', 'in', teamIds)
    .orderBy('team_id')
    .forNoKeyUpdate()
    .execute();
}

/** Adds a project. */
export async function insertProject(db: Queryable, row: NewRow<'project'>) {
  return db
    .insertInto('project')
    .values(row)
    .returning(['project_id', 'team_id', 'name'])
    .executeTakeFirstOrThrow();
}

/** Renames a project. */
export async function renameProject(db: Queryable, projectId: string, name: string, now: Date) {
  return db
    .updateTable('project')
    .set({ name, updated_at: now })
    .where('project_id', '=', projectId)
    .returning(['project_id', 'team_id', 'name'])
    .executeTakeFirstOrThrow();
}

/** Deletes a project no file is in, with its folders. */
export async function deleteProject(db: Queryable, projectId: string): Promise<void> {
  await db.deleteFrom('project').where('project_id', '=', projectId).execute();
}

/** How many direct subfolders a folder has; null is the top of the project. */
export async function countFolders(
  db: Queryable,
  projectId: string,
  parentId: string | null,
): Promise<number> {
  const { count } = await db
    .selectFrom('folder')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('project_id', '=', projectId)
    .where('parent_id', parentId === null ? 'is' : '=', parentId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A folder with the ids of its direct subfolders. */
export async function findFolder(db: Queryable, folderId: string) {
  return db
    .selectFrom('folder')
    .select(['folder.folder_id', 'folder.name', 'folder.deep', 'folder.project_id', 'folder.parent_id'])
    .select((eb) =>
      eb
        .selectFrom('folder as child')
        .whereRef('child.parent_id', '=', 'folder.folder_id')
        .select(sql<string[]>`coalesce(array_agg(child.folder_id::text order by child.name), '{}')`.as('ids'))
        .as('children'),
    )
    .where('folder.folder_id', '=', folderId)
    .executeTakeFirst();
}

/** Adds a folder and gives its id. */
export async function insertFolder(db: Queryable, row: NewRow<'folder'>): Promise<string> {
  const { folder_id: folderId } = await db
    .insertInto('folder')
    .values(row)
    .returning('folder_id')
    .executeTakeFirstOrThrow();
  return folderId;
}

/** Renames a folder. */
export async function renameFolder(db: Queryable, folderId: string, name: string, now: Date): Promise<void> {
  await db.updateTable('folder').set({ name, updated_at: now }).where('folder_id', '=', folderId).execute();
}

/** A folder and everything below it, as ids with their depth. */
export async function listSubtree(db: Queryable, folderId: string) {
  const { rows } = await sql<{ folder_id: string; deep: number }>`
    with recursive tree as (
      select folder_id, deep from folder where folder_id = ${folderId}
      union all
      select folder.folder_id, folder.deep from folder join tree on folder.parent_id = tree.folder_id
    )
    select folder_id, deep from tree`.execute(db);
  return rows;
}

/** Hangs a folder elsewhere and takes everything below it along, files included. */
export async function moveSubtree(
  db: Queryable,
  subtree: readonly string[],
  target: { projectId: string; parentId: string | null; deeperBy: number },
  now: Date,
): Promise<void> {
  const [folderId] = subtree;
  await sql`
    update folder set
      project_id = ${target.projectId}, deep = deep + ${target.deeperBy}, updated_at = ${now},
      parent_id = case when folder_id = ${folderId} then ${target.parentId}::bigint else parent_id end
    where folder_id = any (${subtree}::bigint[])`.execute(db);
  await sql`
    update file set project_id = ${target.projectId}
    where folder_id = any (${subtree}::bigint[]) and project_id <> ${target.projectId}`.execute(db);
}

/** Deletes a folder no file is in, with its subfolders. */
export async function deleteFolder(db: Queryable, folderId: string): Promise<void> {
  await db.deleteFrom('folder').where('folder_id', '=', folderId).execute();
}

/** Files to be trashed with the place they are in: all of a project, or those of some folders. */
export type DeletedPlace = { projectId: string } | { folderIds: readonly string[] };

function inPlace(place: DeletedPlace) {
  return 'projectId' in place
    ? sql<boolean>`project_id = ${place.projectId}`
    : sql<boolean>`folder_id = any (${place.folderIds}::bigint[])`;
}

/** Whether a place holds files of others than one person that are not in the trash. */
export async function holdsForeignFiles(
  db: Queryable,
  place: DeletedPlace,
  userId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('file')
    .select('file_key')
    .where(inPlace(place))
    .where('owner_id', '!=', userId)
    .where('trashed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Moves the files of a place to the trash, and all that were in the trash before out of the place: restored, they come
 * back at the top of a project.
 */
export async function trashPlace(
  db: Queryable,
  place: DeletedPlace,
  action: { userId: string; now: Date; restoreTo: string },
): Promise<void> {
  await db
    .updateTable('file')
    .set({ trashed_at: action.now, trashed_by: action.userId })
    .where(inPlace(place))
    .where('trashed_at', 'is', null)
    .execute();
  await db
    .updateTable('file')
    .set({ project_id: action.restoreTo, folder_id: null })
    .where(inPlace(place))
    .execute();
}
