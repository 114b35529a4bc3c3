import type { Handler } from '../../api/handler.ts';

/** POST /web/file/{file_key}/votes/{vote_id}/end: ends a vote, and shows everybody the sums. */
export const endBoardVote: Handler<'endBoardVote'> = ({ caller, params, services }) =>
  services.boardVotes.end(caller.userId, { fileKey: params.file_key, voteId: params.vote_id });
