import type { Handler } from '../../api/handler.ts';

/** GET /cmt/collection/{collection_id}/files: works of a collection, in its order. */
export const listCollectionFiles: Handler<'listCollectionFiles'> = async ({
  params,
  query,
  caller,
  language,
  services,
}) =>
  services.catalogue.cardPageOf(
    await services.collections.filesOf(params.collection_id, caller?.userId ?? null, query),
    language,
  );
