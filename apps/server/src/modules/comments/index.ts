import { defineArea } from '../../api/handler.ts';
import { createComment } from './createComment.ts';
import { deleteComment } from './deleteComment.ts';
import { getCommentThread } from './getCommentThread.ts';
import { listComments } from './listComments.ts';
import { listMentionable } from './listMentionable.ts';
import { listReplies } from './listReplies.ts';
import { setCommentHidden } from './setCommentHidden.ts';
import { updateComment } from './updateComment.ts';

/** Comments on published works. */
export const comments = defineArea({
  createComment,
  deleteComment,
  getCommentThread,
  listComments,
  listMentionable,
  listReplies,
  setCommentHidden,
  updateComment,
});
