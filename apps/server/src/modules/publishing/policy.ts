import { ReviewPhase, ReviewStatus, type ReviewState } from '@boardwalk/domain';

const PHASE_OF: Readonly<Record<ReviewStatus, ReviewPhase>> = {
  [ReviewStatus.NONE]: ReviewPhase.NOT_PUBLISHED,
  [ReviewStatus.NOT_PUBLISH]: ReviewPhase.NOT_PUBLISHED,
  [ReviewStatus.NOT_AUDIT]: ReviewPhase.IN_REVIEW,
  [ReviewStatus.PASS]: ReviewPhase.PASSED,
  [ReviewStatus.NOT_PASS]: ReviewPhase.NOT_PASSED,
};

/** Where a file stands in the domain's terms, from what its row and its public row say. */
export function reviewStateOf(file: { audit_status: ReviewStatus; is_live: boolean }): ReviewState {
  return { phase: PHASE_OF[file.audit_status], isLive: file.is_live };
}
