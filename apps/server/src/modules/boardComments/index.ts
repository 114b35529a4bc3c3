import { defineArea } from '../../api/handler.ts';
import { createBoardComment } from './createBoardComment.ts';
import { deleteBoardComment } from './deleteBoardComment.ts';
import { getBoardComments } from './getBoardComments.ts';
import { listBoardComments } from './listBoardComments.ts';
import { listBoardPeople } from './listBoardPeople.ts';
import { readBoardComments } from './readBoardComments.ts';
import { replyToBoardComment } from './replyToBoardComment.ts';
import { setBoardCommentResolved } from './setBoardCommentResolved.ts';
import { updateBoardComment } from './updateBoardComment.ts';

/** Comments on boards. */
export const boardComments = defineArea({
  createBoardComment,
  deleteBoardComment,
  getBoardComments,
  listBoardComments,
  listBoardPeople,
  readBoardComments,
  replyToBoardComment,
  setBoardCommentResolved,
  updateBoardComment,
});
