import { REVIEW_CLAIM_MS, ReviewStatus } from '@boardwalk/domain';
import { bigId } from '../../infra/database/bigId.ts';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { lockFile } from '../publishing/service.ts';
import { endClaim, findClaimant, putClaim } from './claimRepository.ts';
import { mayDecideOn } from './policy.ts';
import { findSubmission } from './repository.ts';

/** Makes sure that nobody else is judging a submission. Errors: review_claimed. */
export async function requireUnclaimed(
  on: Queryable,
  { submissionId, reviewerId, now }: { submissionId: string; reviewerId: string; now: Date },
): Promise<void> {
  const claimant = await findClaimant(on, submissionId, now);
  if (claimant !== undefined && claimant !== reviewerId)
    throw new ApiError('review_claimed', { internal: `submission ${submissionId}, by ${claimant}` });
}

/**
 * Claims a submission, or extends the caller's claim.
 * Errors: submission_not_found, own_submission, already_decided, review_claimed.
 *
 * @returns the id as the database has it
 */
export async function claimSubmission(
  { db, clock }: Pick<Infra, 'db' | 'clock'>,
  reviewerId: string,
  submissionId: string,
): Promise<string> {
  const id = bigId(submissionId);
  const seen = await findSubmission(db, id);
  if (seen === undefined || seen.trashed_at !== null)
    throw new ApiError('submission_not_found', { internal: `submission ${id}` });
  if (!mayDecideOn(reviewerId, seen)) throw new ApiError('own_submission', { internal: `submission ${id}` });
  const now = clock.now();
  const until = new Date(now.getTime() + REVIEW_CLAIM_MS);
  await inTransaction(db, async (trx) => {
    // A decision locks the file first: none falls between the look at the state and the claim.
    await lockFile(trx, seen.file_key);
    const submission = await findSubmission(trx, id);
    if (submission?.status !== ReviewStatus.NOT_AUDIT)
      throw new ApiError('already_decided', { internal: `submission ${id}` });
    if (!(await putClaim(trx, { submissionId: id, reviewerId, until, now })))
      throw new ApiError('review_claimed', { internal: `submission ${id}` });
  });
  return id;
}

/** Ends the caller's claim of a submission; without one nothing changes. Errors: submission_not_found. */
export async function releaseSubmission(
  { db }: Pick<Infra, 'db'>,
  reviewerId: string,
  submissionId: string,
): Promise<string> {
  const id = bigId(submissionId);
  if ((await findSubmission(db, id)) === undefined)
    throw new ApiError('submission_not_found', { internal: `submission ${id}` });
  await endClaim(db, id, reviewerId);
  return id;
}
