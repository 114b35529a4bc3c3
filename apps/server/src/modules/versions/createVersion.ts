import { normalizeText } from '@boardwalk/domain';
import type { Handler } from '../../api/handler.ts';
import { idempotencyKeyOf } from '../../infra/http/idempotencyKey.ts';

/** POST /web/file/{file_key}/versions: keeps the board as it is now under a name, once per `Idempotency-Key`. */
export const createVersion: Handler<'createVersion'> = async ({ caller, params, body, request, services }) =>
  services.versions.create(caller.userId, params.file_key, {
    name: normalizeText(body.name),
    idempotencyKey: idempotencyKeyOf(request),
  });
