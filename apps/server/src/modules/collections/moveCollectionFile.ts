import type { Handler } from '../../api/handler.ts';

/** POST /cmt/collection/{collection_id}/files/move: moves a work to another own collection. */
export const moveCollectionFile: Handler<'moveCollectionFile'> = async ({
  params,
  body,
  caller,
  services,
}) => {
  await services.collections.move(caller.userId, params.collection_id, {
    fileKey: body.file_key,
    to: body.to,
  });
  return null;
};
