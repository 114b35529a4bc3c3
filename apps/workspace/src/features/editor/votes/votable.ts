import type { BoardElement, ElementType } from '@boardwalk/board';

/** What holds or joins others, or is drawn by hand, is not voted for. */
const UNVOTABLE: readonly ElementType[] = ['connector', 'group', 'frame', 'boundary', 'drawing', 'highlight'];

/** Whether dots go on an element. */
export const isVotable = ({ type }: Pick<BoardElement, 'type'>): boolean => !UNVOTABLE.includes(type);
