import { badFields } from '../../infra/errors/ApiError.ts';
import type { Handler } from '../../api/handler.ts';

/**
 * DELETE /cmt/user_search_record: deletes the caller's history when that is said explicitly, or one record of it; the values
 * stand in the body or the query. Spec §7.
 */
export const deleteSearchRecords: Handler<'deleteSearchRecords'> = async ({
  body,
  query,
  caller,
  services,
}) => {
  const deleteAll = body?.del_all ?? query.del_all ?? false;
  const recordId = body?.id ?? query.id;
  if (deleteAll) await services.search.forgetAll(caller.userId);
  else if (recordId !== undefined) await services.search.forget(caller.userId, recordId);
  else
    throw badFields([{ field: 'del_all', rule: 'required', msg: 'del_all must be true, or an id be given' }]);
  return null;
};
