import type { Handler } from '../../api/handler.ts';
import { idempotencyKeyOf } from '../../infra/http/idempotencyKey.ts';
import { presentFile } from './presenter.ts';

/** POST /web/file/{file_key}/duplicate: makes a second file of the same board in the same place. */
export const duplicateFile: Handler<'duplicateFile'> = async ({
  caller,
  params,
  body,
  request,
  language,
  services,
}) => {
  const file = await services.fileMoves.duplicate(caller.userId, {
    fileKey: params.file_key,
    name: body?.name ?? '',
    language,
    idempotencyKey: idempotencyKeyOf(request),
  });
  return presentFile(file);
};
