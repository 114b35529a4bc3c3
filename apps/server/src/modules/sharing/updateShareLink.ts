import type { Handler } from '../../api/handler.ts';
import { dateOf } from './expiry.ts';

/** PUT /web/file/{file_key}/share/{share_id}: changes what a link gives, when it ends, its password. Spec §2 (share link). */
export const updateShareLink: Handler<'updateShareLink'> = async ({
  caller,
  params,
  body,
  language,
  services,
}) =>
  services.sharing.updateLink(
    caller.userId,
    params.file_key,
    params.share_id,
    {
      role: body.role,
      expiresAt: dateOf(body.expires_at),
      password: body.password,
    },
    language,
  );
