import { sql, type SqlBool } from 'kysely';
import { bigId } from '../../infra/database/bigId.ts';
import type { Queryable } from '../../infra/database/database.ts';

/** A place of a team: the top of a project, or a folder of it. */
export interface FolderPlace {
  projectId: string;
  folderId: string | null;
}

/** A file and where it was. */
export interface FileBefore extends FolderPlace {
  key: string;
}

/** A folder as it was; `folderId` is the folder around it. */
export interface FolderBefore extends FolderPlace {
  id: string;
}

/** A folder that was deleted, with what it takes to make it again. */
export interface DeletedFolder extends FolderBefore {
  name: string;
  createdAt: string;
}

/** What items were before a change. */
export type Before =
  | { kind: 'move'; to: FolderPlace; folders: FolderBefore[]; files: FileBefore[] }
  | {
      kind: 'trash';
      /** When; the files of this change are in the trash since then. */
      at: string;
      /** Those around others come first. */
      folders: DeletedFolder[];
      /** Files that were in one of the folders. */
      inside: FileBefore[];
      /** Files that were chosen themselves. */
      files: string[];
    };

/** Writes down what items were before a change, and gives its id. */
export async function insertChange(
  db: Queryable,
  { userId, teamId, before, now }: { userId: string; teamId: string; before: Before; now: Date },
): Promise<string> {
  const { change_id: changeId } = await db
    .insertInto('item_change')
    .values({ user_id: userId, team_id: teamId, before: JSON.stringify(before), created_at: now })
    .returning('change_id')
    .executeTakeFirstOrThrow();
  return changeId;
}

/** A change of one person in a team, locked. */
export async function lockChange(
  db: Queryable,
  { changeId, userId, teamId }: { changeId: string; userId: string; teamId: string },
): Promise<{ before: Before; createdAt: Date; undoneAt: Date | null } | undefined> {
  const row = await db
    .selectFrom('item_change')
    .select(['before', 'created_at', 'undone_at'])
    .where('change_id', '=', bigId(changeId))
    .where('user_id', '=', userId)
    .where('team_id', '=', teamId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && { before: row.before as Before, createdAt: row.created_at, undoneAt: row.undone_at };
}

/** Says that a change was taken back. */
export async function markUndone(db: Queryable, changeId: string, now: Date): Promise<void> {
  await db.updateTable('item_change').set({ undone_at: now }).where('change_id', '=', changeId).execute();
}

/** Those of some folders that are in a team, with their places. */
export async function findFolders(db: Queryable, teamId: string, ids: readonly string[]) {
  return db
    .selectFrom('folder')
    .innerJoin('project', 'project.project_id', 'folder.project_id')
    .select(['folder.folder_id', 'folder.project_id', 'folder.parent_id', 'folder.deep', 'folder.name'])
    .where('project.team_id', '=', teamId)
    .where('folder.folder_id', 'in', ids.map(bigId))
    .execute();
}

/** Folders with all that is below them, each with the one of the given it is below; the upper ones come first. */
export async function listSubtrees(db: Queryable, ids: readonly string[]) {
  const { rows } = await sql<{
    root_id: string;
    folder_id: string;
    project_id: string;
    parent_id: string | null;
    deep: number;
    name: string;
    created_at: Date;
  }>`
    with recursive tree as (
      select folder_id as root_id, folder_id, project_id, parent_id, deep, name, created_at
      from folder where folder_id = any (${ids}::bigint[])
      union all
      select tree.root_id, folder.folder_id, folder.project_id, folder.parent_id, folder.deep, folder.name,
        folder.created_at
      from folder join tree on folder.parent_id = tree.folder_id
    )
    select * from tree order by deep, folder_id`.execute(db);
  return rows;
}

/** Those of some files that are in a team and not in the trash, locked. */
export async function lockFiles(db: Queryable, teamId: string, keys: readonly string[]) {
  return db
    .selectFrom('file')
    .select(['file_key', 'owner_id', 'project_id', 'folder_id'])
    .where('file_key', 'in', keys)
    .where('team_id', '=', teamId)
    .where('trashed_at', 'is', null)
    .where('purged_at', 'is', null)
    .orderBy('file_key')
    .forNoKeyUpdate()
    .execute();
}

/** All files in some folders, also those in the trash, locked. */
export async function lockFilesIn(db: Queryable, folderIds: readonly string[]) {
  return db
    .selectFrom('file')
    .select(['file_key', 'owner_id', 'project_id', 'folder_id', 'trashed_at'])
    .where(sql<SqlBool>`folder_id = any (${folderIds}::bigint[])`)
    .orderBy('file_key')
    .forNoKeyUpdate()
    .execute();
}

/** Puts files of a team into one place of it. */
export async function moveFiles(db: Queryable, keys: readonly string[], to: FolderPlace): Promise<void> {
  await db
    .updateTable('file')
    .set({ project_id: to.projectId, folder_id: to.folderId })
    .where('file_key', 'in', keys)
    .execute();
}

/** Moves files to the trash. */
export async function trashFiles(
  db: Queryable,
  keys: readonly string[],
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await db
    .updateTable('file')
    .set({ trashed_at: now, trashed_by: userId })
    .where('file_key', 'in', keys)
    .execute();
}

/** Takes back what was done to files by being moved: those still in the place they were moved to return. */
export async function returnFiles(
  db: Queryable,
  teamId: string,
  { from, files }: { from: FolderPlace; files: readonly FileBefore[] },
): Promise<void> {
  await sql`
    update file set project_id = folder_of.project_id, folder_id = folder_of.folder_id
    from (
      select wanted.key, project.project_id, folder.folder_id
      from jsonb_to_recordset(${JSON.stringify(files)}::jsonb)
        as wanted (key text, "projectId" bigint, "folderId" bigint)
      join project on project.project_id = wanted."projectId" and project.team_id = ${teamId}
      left join folder
        on folder.folder_id = wanted."folderId" and folder.project_id = wanted."projectId"
    ) folder_of
    where file.file_key = folder_of.key and file.team_id = ${teamId}
      and file.project_id = ${from.projectId} and file.folder_id is not distinct from ${from.folderId}::bigint`.execute(
    db,
  );
}

/** Files that one person put into the trash at a time, and nobody has dealt with since. */
interface Trashed {
  teamId: string;
  userId: string;
  at: Date;
}

function isAsTrashed(keys: readonly string[], { teamId, userId, at }: Trashed) {
  return sql<SqlBool>`file_key = any (${keys}::text[]) and team_id = ${teamId} and trashed_by = ${userId}
    and trashed_at = ${at} and purged_at is null`;
}

/** Whether files that would be taken out of the trash are of others than the person who put them there. */
export async function holdsForeignTrash(
  db: Queryable,
  keys: readonly string[],
  trashed: Trashed,
): Promise<boolean> {
  const found = await db
    .selectFrom('file')
    .select('file_key')
    .where(isAsTrashed(keys, trashed))
    .where('owner_id', '!=', trashed.userId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Takes files out of the trash that one person put there at a time and nobody has dealt with since.
 *
 * @returns how many they were
 */
export async function restoreFiles(
  db: Queryable,
  keys: readonly string[],
  trashed: Trashed,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('file')
    .set({ trashed_at: null, trashed_by: null })
    .where(isAsTrashed(keys, trashed))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Makes a deleted folder again, with the id that it had. */
export async function remakeFolder(
  db: Queryable,
  folder: DeletedFolder & { deep: number },
  now: Date,
): Promise<void> {
  await sql`
    insert into folder (folder_id, project_id, parent_id, name, deep, created_at, updated_at)
    overriding system value
    values (${folder.id}, ${folder.projectId}, ${folder.folderId}, ${folder.name}, ${folder.deep},
      ${new Date(folder.createdAt)}, ${now})`.execute(db);
}
