import type { ReviewDetail } from '@boardwalk/api-client';
import { ReviewStatus } from '@boardwalk/domain';
import { reviewMessages as messages } from './messages.ts';

type Version = ReviewDetail['earlier'][number];
type Words = (typeof messages)[keyof typeof messages];

const WORDS: Readonly<Partial<Record<number, Words>>> = {
  [ReviewStatus.NOT_AUDIT]: messages.waiting,
  [ReviewStatus.PASS]: messages.passed,
  [ReviewStatus.NOT_PASS]: messages.refused,
};

/** What became of a submission; its creator has taken back what is nothing else. */
export function stateWords(status: number): Words {
  return WORDS[status] ?? messages.withdrawn;
}

/**
 * The version that a submission is compared with at first: the last one that passed, else the last one that was refused, else
 * the last one.
 *
 * @param earlier versions before the submission, the latest first
 */
export function versionToCompare(earlier: readonly [Version, ...Version[]]): Version {
  const last = (status: number) => earlier.find(({ auditStatus }) => auditStatus === status);
  return last(ReviewStatus.PASS) ?? last(ReviewStatus.NOT_PASS) ?? earlier[0];
}
