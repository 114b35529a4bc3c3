import { shallowEqual, useSelector } from 'react-redux';
import { selectNumber, type WithMarks } from './marks-slice.ts';
import type { CountedWork } from './works-in.ts';

/** The numbers of a work: the same wherever it is shown, whichever answer brought it there. */
export function useWorkNumbers(work: CountedWork) {
  return useSelector(
    (state: WithMarks) => ({
      likes: selectNumber(state, work, 'praise_num'),
      collections: selectNumber(state, work, 'collect_num'),
      copies: selectNumber(state, work, 'copy_num'),
    }),
    shallowEqual,
  );
}
