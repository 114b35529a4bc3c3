import type { Queryable } from '../../infra/database/database.ts';
import { FILE_COLUMNS, type FileRow } from './fileRepository.ts';
import type { Place } from './repository.ts';

/** Puts a file elsewhere, perhaps into other hands. */
export async function moveFile(
  db: Queryable,
  fileKey: string,
  { teamId, projectId, folderId, ownerId }: Place & { ownerId: string },
): Promise<FileRow> {
  return db
    .updateTable('file')
    .set({ team_id: teamId, project_id: projectId, folder_id: folderId, owner_id: ownerId })
    .where('file_key', '=', fileKey)
    .returning(FILE_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Whether somebody belongs to a team. */
export async function isMember(db: Queryable, teamId: string, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('team_member')
    .select('user_id')
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a file was ever handed in to the community. */
export async function wasSubmitted(db: Queryable, fileKey: string): Promise<boolean> {
  const found = await db
    .selectFrom('submission')
    .select('submission_id')
    .where('file_key', '=', fileKey)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
