import type { Handler } from '../../api/handler.ts';

/** PUT /web/file/{file_key}/votes/{vote_id}/dots: places dots of the caller on an element, or takes them back. */
export const setBoardVoteDots: Handler<'setBoardVoteDots'> = ({ caller, params, body, services }) =>
  services.boardVotes.setDots(caller.userId, { fileKey: params.file_key, voteId: params.vote_id }, body);
