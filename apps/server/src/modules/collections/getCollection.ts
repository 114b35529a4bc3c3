import type { Handler } from '../../api/handler.ts';

/** GET /cmt/collection/{collection_id}: a named collection. */
export const getCollection: Handler<'getCollection'> = async ({ params, caller, language, services }) =>
  services.collections.get(params.collection_id, caller?.userId ?? null, language);
