import { defineArea } from '../../api/handler.ts';
import { deleteBoardVote } from './deleteBoardVote.ts';
import { endBoardVote } from './endBoardVote.ts';
import { getBoardVotes } from './getBoardVotes.ts';
import { setBoardVoteDots } from './setBoardVoteDots.ts';
import { startBoardVote } from './startBoardVote.ts';

/** Votes with dots on the elements of boards. */
export const boardVotes = defineArea({
  deleteBoardVote,
  endBoardVote,
  getBoardVotes,
  setBoardVoteDots,
  startBoardVote,
});
