import type { Handler } from '../../api/handler.ts';
import { idempotencyKeyOf } from '../../infra/http/idempotencyKey.ts';

/** POST /web/file/{file_key}/comments: begins a thread on a board, once per `Idempotency-Key`. */
export const createBoardComment: Handler<'createBoardComment'> = async ({
  caller,
  params,
  body,
  language,
  request,
  services,
}) =>
  services.boardComments.create(caller.userId, params.file_key, body, {
    idempotencyKey: idempotencyKeyOf(request),
    language,
  });
