import type { CopiedFile } from '@boardwalk/api-client';
import { FeeType, FieldRule, InboxMessageType, ROOT_FOLDER_ID, TeamPrivilege } from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../../infra/database/database.ts';
import { findAnswer, once } from '../../../infra/database/idempotency.ts';
import { ApiError, badInput } from '../../../infra/errors/ApiError.ts';
import type { Infra } from '../../../infra/Infra.ts';
import type { InboxService } from '../../inbox/service.ts';
import { folderOf, type WorkspaceService } from '../../workspace/service.ts';
import { findCopyable, insertCopyEvent } from './copyRepository.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import { keptPictures } from '../../../infra/images/boardPictures.ts';
import { copyRefusal, type AccessService } from '../access/service.ts';
import type { RememberedBytes } from '../../../infra/blobs/rememberedBytes.ts';

/** A wish for a copy. */
export interface CopyRequest {
  fileKey: string;
  /** Team and project it goes into; the caller's default project when both are left out. */
  teamId: string | undefined;
  projectId: string | undefined;
  /** Folder of the project; 0 is its top. */
  folderId: string;
  idempotencyKey: string | undefined;
}

/** Operation under which idempotency keys of copies are kept, whichever method asked. */
const OPERATION = 'copyFile';

/**
 * Copies a public work into a folder in which somebody may edit: the file with its board, the event and the counter, all
 * or nothing, once per idempotency key.
 * Errors: bad_input, file_not_found, payment_required, membership_required, team_not_found, not_editor,
 * project_not_found, folder_not_found, no_storage_location, file_limit_reached, idempotency_key_reused.
 */
export async function copyWork(
  { db, clock }: Infra,
  {
    workspace,
    states,
    inbox,
    access,
    catalogue,
  }: {
    workspace: WorkspaceService;
    states: RememberedBytes;
    inbox: InboxService;
    access: AccessService;
    catalogue: CatalogueService;
  },
  userId: string,
  request: CopyRequest,
): Promise<CopiedFile> {
  const { fileKey, idempotencyKey } = request;
  const project = projectOf(request);
  const folderId = folderOf(request.folderId);
  const now = clock.now();
  const scope = { userId, operation: OPERATION, key: idempotencyKey, now };

  /** The work as it is. Errors: file_not_found, payment_required, membership_required. */
  async function requireCopyable(on: Queryable) {
    const found = await findCopyable(on, fileKey, userId, now);
    if (found === undefined) throw new ApiError('file_not_found', { internal: `${fileKey} is not public` });
    const refusal = copyRefusal(found.fee_type, {
      isOwner: found.owner_id === userId,
      isEntitled: found.is_entitled,
      memberType: found.member,
      enterpriseId: found.e_id,
    });
    if (refusal !== undefined) throw new ApiError(refusal, { internal: `${fileKey} by ${userId}` });
    return found;
  }

  async function make(): Promise<CopiedFile> {
    const work = await requireCopyable(db);
    const state = await states.of(work.object_hash);
    const pictures = await keptPictures(db, fileKey, state);
    return inTransaction(db, (trx) =>
      once(trx, scope, async (): Promise<CopiedFile> => {
        const { teamId, projectId } = project ?? (await workspace.findSpace(userId, trx));
        const place = { teamId, projectId, folderId };
        await workspace.openPlace(trx, userId, place, TeamPrivilege.EDIT);
        // After the place, since who deletes a team holds it before its rights.
        const isToBePaid = work.fee_type === FeeType.NEED_PAY && work.owner_id !== userId;
        const right = isToBePaid ? await access.holdRight(trx, userId, fileKey) : { teamId: null };
        if (right === undefined)
          throw new ApiError('payment_required', { internal: `${fileKey} by ${userId}` });
        const file = await workspace.addFile(trx, {
          place,
          ownerId: userId,
          name: work.name,
          kind: work.kind,
          state,
          pictures,
          origin: { fileKey, submissionId: work.submission_id },
        });
        await insertCopyEvent(trx, {
          copyKey: file.file_key,
          fileKey,
          submissionId: work.submission_id,
          userId,
          rightOf: right.teamId,
          now,
        });
        await catalogue.changeCounter(trx, fileKey, 'copy_num', 1);
        // From here on nobody changes the work: it may have been taken down or got a price meanwhile.
        await requireCopyable(trx);
        await inbox.addNotice(trx, work.owner_id, {
          type: InboxMessageType.WORK_COPIED,
          actorId: userId,
          fileKey,
        });
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
  }

  const copy = (await findAnswer<CopiedFile>(db, scope)) ?? (await make());
  const isAnswerToThis =
    copy.source_file_key === fileKey &&
    copy.folder_id === (folderId ?? ROOT_FOLDER_ID) &&
    (project === undefined || copy.project_id === project.projectId);
  if (!isAnswerToThis)
    throw new ApiError('idempotency_key_reused', { internal: `key of ${copy.source_file_key}` });
  return copy;
}

/** The project that a request names. Errors: bad_input when only half of it is named. */
function projectOf({ teamId, projectId }: CopyRequest): { teamId: string; projectId: string } | undefined {
  if (teamId !== undefined && projectId !== undefined) return { teamId, projectId };
  if (teamId !== undefined) throw badInput([{ field: 'project_id', rule: FieldRule.REQUIRED }]);
  if (projectId !== undefined) throw badInput([{ field: 'team_id', rule: FieldRule.REQUIRED }]);
  return undefined;
}
