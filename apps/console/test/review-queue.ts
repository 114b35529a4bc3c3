import {
  aBoardSnapshot,
  aCursorPage,
  aFileOwner,
  aReviewDetail,
  aReviewItem,
  aUserId,
} from '@boardwalk/test-kit';

export const owner = aFileOwner({ user_id: aUserId(9) });
export const first = aReviewItem({ owner, submission_id: '1001', name: 'Weekly retro', overdue: true });
export const second = aReviewItem({ owner, submission_id: '1002', name: 'User journey', is_update: true });
/** A queue of two, each to be looked at; a decision takes its submission away. */
export function aQueue() {
  let waiting = [first, second];
  return {
    listReviews: () => aCursorPage(waiting),
    getReview: ({ path }: { path: { submission_id: string } }) =>
      aReviewDetail({ item: path.submission_id === '1002' ? second : first }),
    getReviewObject: () => aBoardSnapshot(),
    listCreatorHistory: () => aCursorPage([]),
    reviewSubmission: ({ path }: { path: { submission_id: string } }) => {
      waiting = waiting.filter(({ submission_id: id }) => path.submission_id !== id);
      return path.submission_id === '1002' ? second : first;
    },
  };
}
