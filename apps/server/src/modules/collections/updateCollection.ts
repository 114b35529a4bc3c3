import type { Handler } from '../../api/handler.ts';

/** PUT /cmt/collection/{collection_id}: name, description and visibility of an own collection. */
export const updateCollection: Handler<'updateCollection'> = async ({
  params,
  body,
  caller,
  language,
  services,
}) => services.collections.update(caller.userId, params.collection_id, body, language);
