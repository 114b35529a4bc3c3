import { isAdmin, type UserKind } from '@boardwalk/domain';

/** Whether somebody may see the queue and decide: general and super admins. */
export function mayReview(reviewer: { kind: UserKind }): boolean {
  return isAdmin(reviewer.kind);
}

/** Whether somebody may decide on a submission: nobody reviews a work of their own. */
export function mayDecideOn(
  reviewerId: string,
  submission: { submitter_id: string; owner_id: string },
): boolean {
  return submission.submitter_id !== reviewerId && submission.owner_id !== reviewerId;
}
