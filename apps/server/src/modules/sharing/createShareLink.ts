import type { Handler } from '../../api/handler.ts';
import { idempotencyKeyOf } from '../../infra/http/idempotencyKey.ts';
import { dateOf } from './expiry.ts';

/** POST /web/file/{file_key}/share: shares a file by a link, once per `Idempotency-Key`. Spec §2 (share link). */
export const createShareLink: Handler<'createShareLink'> = async ({
  caller,
  params,
  body,
  request,
  language,
  services,
}) =>
  services.sharing.createLink(
    caller.userId,
    params.file_key,
    {
      role: body.role,
      expiresAt: dateOf(body.expires_at) ?? null,
      password: body.password ?? null,
      idempotencyKey: idempotencyKeyOf(request),
    },
    language,
  );
