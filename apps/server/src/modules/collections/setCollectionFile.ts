import type { Handler } from '../../api/handler.ts';

/** PUT /cmt/collection/{collection_id}/files: puts a work into an own collection or takes it out. */
export const setCollectionFile: Handler<'setCollectionFile'> = async ({ params, body, caller, services }) => {
  const { file_key: fileKey, included } = body;
  await services.collections.setFile(caller.userId, params.collection_id, { fileKey, included });
  return null;
};
