import type { Handler } from '../../api/handler.ts';

/** DELETE /web/file/{file_key}/votes/{vote_id}: deletes a vote with its results. */
export const deleteBoardVote: Handler<'deleteBoardVote'> = async ({ caller, params, services }) => {
  await services.boardVotes.remove(caller.userId, { fileKey: params.file_key, voteId: params.vote_id });
  return null;
};
