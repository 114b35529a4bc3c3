import { useSelector } from 'react-redux';
import { selectNumber, type WithMarks } from './marks-slice.ts';
import type { CountedWork } from './works-in.ts';

/** The numbers of a work: the same wherever it is shown, whichever answer brought it there. */
export function useWorkNumbers(work: CountedWork) {
  return {
    likes: useSelector((state: WithMarks) => selectNumber(state, work, 'praise_num')),
    collections: useSelector((state: WithMarks) => selectNumber(state, work, 'collect_num')),
    copies: useSelector((state: WithMarks) => selectNumber(state, work, 'copy_num')),
  };
}
