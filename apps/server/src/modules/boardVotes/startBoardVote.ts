import type { Handler } from '../../api/handler.ts';
import { idempotencyKeyOf } from '../../infra/http/idempotencyKey.ts';

/** POST /web/file/{file_key}/votes: begins a vote on a board, once per `Idempotency-Key`. */
export const startBoardVote: Handler<'startBoardVote'> = ({ caller, params, body, request, services }) =>
  services.boardVotes.start(caller.userId, params.file_key, body, idempotencyKeyOf(request));
