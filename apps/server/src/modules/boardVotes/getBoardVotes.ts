import type { Handler } from '../../api/handler.ts';

/** GET /web/file/{file_key}/votes: the votes on a board. */
export const getBoardVotes: Handler<'getBoardVotes'> = ({ caller, params, services }) =>
  services.boardVotes.list(caller.userId, params.file_key);
