import type { Handler } from '../../api/handler.ts';

/** GET /cmt/collections: somebody's named collections, of others the public ones. */
export const listCollections: Handler<'listCollections'> = async ({ query, caller, language, services }) => ({
  list: await services.collections.list(
    query.user_id ?? caller?.userId ?? '',
    caller?.userId ?? null,
    query.file_key,
    language,
  ),
});
