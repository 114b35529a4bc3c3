import { bigId } from '../../infra/database/bigId.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow } from '../../infra/database/schema.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage, type PageQuery } from '../../infra/lists/cursor.ts';

/** A picture of a library with who added it. */
export type TeamPictureRow = Awaited<ReturnType<typeof listPictures>>['list'][number];

function pictures(db: Queryable) {
  return db
    .selectFrom('team_picture')
    .innerJoin('image', 'image.hash', 'team_picture.hash')
    .innerJoin('user_account', 'user_account.user_id', 'team_picture.added_by')
    .select([
      'team_picture.picture_id',
      'team_picture.team_id',
      'team_picture.hash',
      'team_picture.name',
      'team_picture.created_at',
      'image.width',
      'image.height',
      'image.placeholder',
      'user_account.user_id',
      'user_account.nick_name',
      'user_account.avatar_url',
      'user_account.deleted_at',
    ]);
}

/** Pictures of a team, the newest first. */
export async function listPictures(db: Queryable, teamId: string, { cursor, size }: PageQuery) {
  const rows = await pictures(db)
    .where('team_picture.team_id', '=', teamId)
    .where((eb) => afterCursor(eb, cursor, [['team_picture.picture_id', 'integer']], 'desc'))
    .orderBy('team_picture.picture_id', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [Number(row.picture_id)]);
}

/** A picture of a team by its hash. */
export async function findPicture(db: Queryable, teamId: string, hash: string) {
  return pictures(db)
    .where('team_picture.team_id', '=', teamId)
    .where('team_picture.hash', '=', hash)
    .executeTakeFirst();
}

/** How many pictures a team has. */
export async function countPictures(db: Queryable, teamId: string): Promise<number> {
  const { count } = await db
    .selectFrom('team_picture')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('team_id', '=', teamId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Adds a picture. */
export async function insertPicture(db: Queryable, row: NewRow<'team_picture'>): Promise<void> {
  await db.insertInto('team_picture').values(row).execute();
}

/** Takes a picture out; returns whether it was there. */
export async function deletePicture(db: Queryable, teamId: string, hash: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('team_picture')
    .where('team_id', '=', teamId)
    .where('hash', '=', hash)
    .returning('hash')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** The stored bytes of a picture in one width. */
export async function findVariant(db: Queryable, teamId: string, hash: string, width: 360 | 720 | 1080) {
  return db
    .selectFrom('team_picture')
    .innerJoin('image_variant', 'image_variant.image_hash', 'team_picture.hash')
    .select('image_variant.blob_hash')
    .where('team_picture.team_id', '=', bigId(teamId))
    .where('team_picture.hash', '=', hash)
    .where('image_variant.width', '=', width)
    .executeTakeFirst();
}
