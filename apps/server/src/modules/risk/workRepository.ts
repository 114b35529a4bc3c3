import type { Queryable } from '../../infra/database/database.ts';

/** A work that is public or has been, with its owner and the case of the reports that wait. */
export type WorkRow = NonNullable<Awaited<ReturnType<typeof findWork>>>;

/** A work that is public or has been. */
export async function findWork(db: Queryable, fileKey: string) {
  return db
    .selectFrom('publication')
    .innerJoin('image as cover', 'cover.hash', 'publication.cover_hash')
    .innerJoin('user_account as owner', 'owner.user_id', 'publication.owner_id')
    .innerJoin('profile as owner_profile', 'owner_profile.user_id', 'publication.owner_id')
    .leftJoin('report_case', (join) =>
      join.onRef('report_case.file_key', '=', 'publication.file_key').on('report_case.state', '=', 'open'),
    )
    .select([
      'publication.file_key',
      'publication.name',
      'publication.description',
      'publication.object_hash',
      'publication.tag_ids',
      'publication.topic_ids',
      'publication.is_live',
      'publication.submission_id',
      'publication.cover_hash',
      'cover.width as cover_width',
      'cover.height as cover_height',
      'cover.placeholder as cover_placeholder',
      'owner.user_id as owner_id',
      'owner.nick_name as owner_nick_name',
      'owner.avatar_url as owner_avatar_url',
      'owner.deleted_at as owner_deleted_at',
      'owner.language as owner_language',
      'owner_profile.name as owner_profile_name',
      'report_case.case_id as open_case_id',
    ])
    .where('publication.file_key', '=', fileKey)
    .executeTakeFirst();
}

/** The open case about a work, locked until the transaction ends. Who decides has locked the file: no report joins meanwhile. */
export async function lockOpenCase(trx: Queryable, fileKey: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('report_case')
    .select('case_id')
    .where('file_key', '=', fileKey)
    .where('state', '=', 'open')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.case_id;
}
