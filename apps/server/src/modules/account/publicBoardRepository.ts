import type { Queryable } from '../../infra/database/database.ts';

/** Hashes of the public boards that a person or their teams own. */
export async function findPublicBoards(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('publication')
    .innerJoin('file', 'file.file_key', 'publication.file_key')
    .innerJoin('team', 'team.team_id', 'file.team_id')
    .select('publication.object_hash')
    .distinct()
    .where('publication.is_live', '=', true)
    .where((eb) => eb.or([eb('file.owner_id', '=', userId), eb('team.owner_id', '=', userId)]))
    .execute();
  return rows.map((row) => row.object_hash);
}
