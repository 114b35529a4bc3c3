import { FeeType, ReviewStatus, UserKind } from '@boardwalk/domain';
import { sql } from 'kysely';
import { compiledByForm } from '../../../infra/database/compiledOnce.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import { PREPARED } from '../../../infra/database/prepared.ts';
import { memberTypeAt } from '../../membership/service.ts';
import { isPaidBy } from './copyRightRepository.ts';
import { copyRefusal } from './policy.ts';

/** A public board, and how much of it somebody may have. */
export interface PublicObject {
  hash: string;
  /** Whether everybody may have the whole board. */
  isFree: boolean;
  /** Whether the viewer may have the whole board. */
  isWhole: boolean;
}

const publicObjects = compiledByForm((db, { isNamed }: { isNamed: boolean }, values) => {
  const [fileKey, viewer, now, objectHash] = values as [string, string, Date, string];
  return db
    .selectFrom('publication')
    .modifyFront(PREPARED)
    .innerJoin('submission', 'submission.file_key', 'publication.file_key')
    .leftJoin('user_account as viewer', (join) =>
      join.on('viewer.user_id', '=', viewer).on('viewer.deactivated_at', 'is', null),
    )
    .leftJoin('profile', 'profile.user_id', 'viewer.user_id')
    .select([
      'submission.object_hash',
      'publication.fee_type',
      'publication.owner_id',
      'viewer.kind',
      'viewer.e_id',
      memberTypeAt('profile', now).as('member'),
      isPaidBy(viewer).as('is_entitled'),
    ])
    .where('publication.file_key', '=', fileKey)
    .where('publication.is_live', '=', sql.lit(true))
    .where('submission.status', '=', ReviewStatus.PASS)
    .$if(!isNamed, (query) => query.whereRef('submission.submission_id', '=', 'publication.submission_id'))
    .$if(isNamed, (query) => query.where('submission.object_hash', '=', objectHash))
    .limit(1);
});

/**
 * The snapshot the public may see of a file. Of a work that is paid or for members only its owner, admins, and those who
 * may copy it get the whole board; what the work costs now decides, for older versions too.
 *
 * @param object.objectHash a snapshot that once passed review; undefined means the live one
 * @param viewerId who looks; null for somebody who is not signed in
 * @returns undefined when the file is not public or never had that snapshot
 */
export async function findPublicObject(
  db: Queryable,
  { fileKey, objectHash }: { fileKey: string; objectHash: string | undefined },
  viewerId: string | null,
  now: Date,
): Promise<PublicObject | undefined> {
  const named = objectHash === undefined ? [] : [objectHash];
  const form = { isNamed: objectHash !== undefined };
  const [found] = await publicObjects(db, form, [fileKey, viewerId ?? '', now, ...named]);
  if (found === undefined) return undefined;
  const isFree = found.fee_type === FeeType.FREE;
  const isAdmin = found.kind !== null && found.kind !== UserKind.GENERAL_USER;
  const refusal = copyRefusal(found.fee_type, {
    isOwner: viewerId !== null && found.owner_id === viewerId,
    isEntitled: found.is_entitled,
    memberType: found.member,
    enterpriseId: found.e_id ?? 0,
  });
  return { hash: found.object_hash, isFree, isWhole: isFree || isAdmin || refusal === undefined };
}
