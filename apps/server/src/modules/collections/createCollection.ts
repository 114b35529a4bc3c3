import type { Handler } from '../../api/handler.ts';
import { idempotencyKeyOf } from '../../infra/http/idempotencyKey.ts';

/** POST /cmt/collections: makes a named collection, once per `Idempotency-Key`. */
export const createCollection: Handler<'createCollection'> = async ({
  body,
  caller,
  language,
  request,
  services,
}) =>
  services.collections.create(caller.userId, body, { language, idempotencyKey: idempotencyKeyOf(request) });
