import type { Handler } from '../../api/handler.ts';

/** PUT /cmt/collection/{collection_id}/files/order: moves a work within an own collection. */
export const orderCollectionFile: Handler<'orderCollectionFile'> = async ({
  params,
  body,
  caller,
  services,
}) => {
  const { file_key: fileKey, before } = body;
  await services.collections.order(caller.userId, params.collection_id, { fileKey, before });
  return null;
};
