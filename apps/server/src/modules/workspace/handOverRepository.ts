import { sql, type SqlBool } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';

/** Where files go: the top of a project. */
interface Place {
  teamId: string;
  projectId: string;
}

const WAS_SUBMITTED = sql<boolean>`exists (select from submission where submission.file_key = file.file_key)`;

/** The language of somebody who has an account. */
export async function findLanguage(trx: Queryable, userId: string): Promise<string | null> {
  const { language } = await trx
    .selectFrom('user_account')
    .select('language')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return language;
}

/** Files of somebody in a team that were handed in to the community, locked. */
export async function lockSubmitted(trx: Queryable, teamId: string, ownerId: string) {
  return trx
    .selectFrom('file')
    .select(['file_key', 'name', 'trashed_at'])
    .where('team_id', '=', teamId)
    .where('owner_id', '=', ownerId)
    .where(WAS_SUBMITTED)
    .forNoKeyUpdate()
    .execute();
}

/** Moves some files. */
export async function moveFiles(
  trx: Queryable,
  fileKeys: readonly string[],
  { teamId, projectId }: Place,
): Promise<void> {
  await trx
    .updateTable('file')
    .set({ team_id: teamId, project_id: projectId, folder_id: null })
    .where(sql<SqlBool>`file_key = any (${[...fileKeys]}::text[])`)
    .execute();
}

/** Gives all files of somebody in a team to another. */
export async function giveFiles(
  trx: Queryable,
  { teamId, from, to }: { teamId: string; from: string; to: string },
): Promise<void> {
  await trx
    .updateTable('file')
    .set({ owner_id: to })
    .where('team_id', '=', teamId)
    .where('owner_id', '=', from)
    .execute();
}

/** Who owns files of a team. */
export async function findOwners(trx: Queryable, teamId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('file')
    .select('owner_id')
    .distinct()
    .where('team_id', '=', teamId)
    .execute();
  return rows.map(({ owner_id: ownerId }) => ownerId);
}

/** Puts files of somebody in a team into the trash, but those that were handed in to the community. */
export async function trashUnsubmitted(
  trx: Queryable,
  teamId: string,
  ownerId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('file')
    .set({ trashed_at: now, trashed_by: ownerId })
    .where('team_id', '=', teamId)
    .where('owner_id', '=', ownerId)
    .where('trashed_at', 'is', null)
    .where((eb) => eb.not(WAS_SUBMITTED))
    .execute();
}

/** Moves all files of somebody in a team. */
export async function moveFilesOf(
  trx: Queryable,
  teamId: string,
  ownerId: string,
  place: Place,
): Promise<void> {
  await trx
    .updateTable('file')
    .set({ team_id: place.teamId, project_id: place.projectId, folder_id: null })
    .where('team_id', '=', teamId)
    .where('owner_id', '=', ownerId)
    .execute();
}
