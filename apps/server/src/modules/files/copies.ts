import type { CopiedFile } from '@boardwalk/api-client';
import { FeeType, ROOT_FOLDER_ID, TeamPrivilege } from '@boardwalk/domain';
import { sql } from 'kysely';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { once } from '../../infra/database/idempotency.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { memberTypeAt } from '../membership/service.ts';
import { folderOf, type WorkspaceService } from '../workspace/service.ts';
import { changeCounter } from './counters.ts';
import { copyRefusal } from './policy.ts';
import type { RememberedBytes } from './rememberedBytes.ts';

/** A wish for a copy. */
export interface CopyRequest {
  fileKey: string;
  /** Folder of the caller's default project; 0 is its top. */
  folderId: string;
  idempotencyKey: string | undefined;
}

/** Operation under which idempotency keys of copies are kept, whichever method asked. */
const OPERATION = 'copyFile';

/**
 * Copies a public work into somebody's default project: the file with its board, the event and the counter, all or
 * nothing, once per idempotency key.
 * Errors: file_not_found, payment_required, membership_required, folder_not_found, no_storage_location,
 * file_limit_reached, idempotency_key_reused.
 */
export async function copyWork(
  { db, clock }: Infra,
  { workspace, states }: { workspace: WorkspaceService; states: RememberedBytes },
  userId: string,
  { fileKey, folderId, idempotencyKey }: CopyRequest,
): Promise<CopiedFile> {
  const now = clock.now();
  const work = await findCopyable(db, fileKey, userId, now);
  if (work === undefined) throw new ApiError('file_not_found', { internal: `${fileKey} is not public` });
  const refusal = copyRefusal(work.fee_type, {
    isOwner: work.owner_id === userId,
    isEntitled: work.is_entitled,
    memberType: work.member,
    enterpriseId: work.e_id,
  });
  if (refusal !== undefined) throw new ApiError(refusal, { internal: `${fileKey} by ${userId}` });

  const state = await states.of(work.object_hash);
  const copy = await inTransaction(db, (trx) =>
    once(trx, { userId, operation: OPERATION, key: idempotencyKey, now }, async (): Promise<CopiedFile> => {
      if (work.fee_type === FeeType.NEED_PAY && work.owner_id !== userId)
        await holdEntitlement(trx, userId, fileKey);
      const { teamId, projectId } = await workspace.findSpace(userId, trx);
      const place = { teamId, projectId, folderId: folderOf(folderId) };
      await workspace.openPlace(trx, userId, place, TeamPrivilege.EDIT);
      const file = await workspace.addFile(trx, {
        place,
        ownerId: userId,
        name: work.name,
        kind: work.kind,
        state,
        origin: { fileKey, submissionId: work.submission_id },
      });
      await insertCopyEvent(trx, {
        copyKey: file.file_key,
        fileKey,
        submissionId: work.submission_id,
        userId,
        now,
      });
      await changeCounter(trx, fileKey, 'copy_num', 1);
      return {
        file_key: file.file_key,
        name: file.name,
        source_file_key: fileKey,
        team_id: teamId,
        project_id: projectId,
        folder_id: place.folderId ?? ROOT_FOLDER_ID,
      };
    }),
  );
  const isAnswerToThis =
    copy.source_file_key === fileKey && copy.folder_id === (folderOf(folderId) ?? ROOT_FOLDER_ID);
  if (!isAnswerToThis)
    throw new ApiError('idempotency_key_reused', { internal: `key of ${copy.source_file_key}` });
  return copy;
}

/** A public work with what the right to copy it depends on. */
async function findCopyable(db: Queryable, fileKey: string, userId: string, now: Date) {
  return db
    .selectFrom('publication')
    .innerJoin('user_account as copier', (join) => join.on('copier.user_id', '=', userId))
    .innerJoin('profile', 'profile.user_id', 'copier.user_id')
    .select([
      'publication.name',
      'publication.kind',
      'publication.owner_id',
      'publication.fee_type',
      'publication.object_hash',
      'publication.submission_id',
      memberTypeAt('profile', now).as('member'),
      'copier.e_id',
      sql<boolean>`exists (select from file_entitlement mine
        where mine.file_key = publication.file_key and mine.user_id = ${userId})`.as('is_entitled'),
    ])
    .where('publication.file_key', '=', fileKey)
    .where('publication.is_live', '=', true)
    .executeTakeFirst();
}

/**
 * Keeps the right to copy a work until the copy is made: who gives a work back at the same moment has either the copy or
 * the money. Errors: payment_required.
 */
async function holdEntitlement(trx: Queryable, userId: string, fileKey: string): Promise<void> {
  const held = await trx
    .selectFrom('file_entitlement')
    .select('file_key')
    .where('user_id', '=', userId)
    .where('file_key', '=', fileKey)
    .forKeyShare()
    .executeTakeFirst();
  if (held === undefined) throw new ApiError('payment_required', { internal: `${fileKey} by ${userId}` });
}

async function insertCopyEvent(
  db: Queryable,
  copy: { copyKey: string; fileKey: string; submissionId: string; userId: string; now: Date },
): Promise<void> {
  await db
    .insertInto('copy_event')
    .values({
      copy_file_key: copy.copyKey,
      source_file_key: copy.fileKey,
      submission_id: copy.submissionId,
      user_id: copy.userId,
      created_at: copy.now,
    })
    .execute();
}
