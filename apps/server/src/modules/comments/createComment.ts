import type { Handler } from '../../api/handler.ts';
import { idempotencyKeyOf } from '../../infra/http/idempotencyKey.ts';

/** POST /cmt/file/{file_key}/comments: adds a comment or a reply, once per `Idempotency-Key`. */
export const createComment: Handler<'createComment'> = async ({
  params,
  body,
  caller,
  language,
  request,
  services,
}) =>
  services.comments.create(caller.userId, params.file_key, body, {
    idempotencyKey: idempotencyKeyOf(request),
    language,
  });
