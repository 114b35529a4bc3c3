import type { Handler } from '../../api/handler.ts';
import { idempotencyKeyOf } from '../../infra/http/idempotencyKey.ts';

/** PUT /cmt/manager/works/{file_key}/tags: replaces tags and topics of a public work. Admins only, never their own. */
export const correctWorkTags: Handler<'correctWorkTags'> = async ({
  params,
  body,
  caller,
  language,
  request,
  services,
}) =>
  services.risk.works.correctTags(caller.userId, params.file_key, body, {
    idempotencyKey: idempotencyKeyOf(request),
    language,
  });
