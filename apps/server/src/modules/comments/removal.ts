import type { Queryable } from '../../infra/database/database.ts';
import { lockWorks, recountComments } from '../files/catalogue/service.ts';
import type { InboxService } from '../inbox/service.ts';
import { stateOf } from './presenter.ts';
import { findComment } from './repository.ts';
import { updateComment } from './writeRepository.ts';

/**
 * Removes a comment for a reason that its writer gets to read. One that its writer has deleted meanwhile stays as it is. The caller
 * has locked the file.
 *
 * @param on the transaction of the decision
 */
export async function removeForReason(
  on: Queryable,
  { fileKey, commentId }: { fileKey: string; commentId: string },
  { reason, now }: { reason: string; now: Date },
  inbox: InboxService,
): Promise<void> {
  // As writing does: nobody changes the comment or joins its notices meanwhile.
  await lockWorks(on, [fileKey]);
  const row = await findComment(on, fileKey, commentId);
  if (row === undefined || row.author_id === null) return;
  const state = stateOf(row);
  if (state === 'deleted' || state === 'removed') return;
  await updateComment(on, commentId, { removed_at: now });
  await recountComments(on, [fileKey]);
  await inbox.withdrawComments(on, [commentId]);
  await inbox.notifyOfRemoval(on, row.author_id, { fileKey, reason, now });
}
