import type { Handler } from '../../api/handler.ts';

/** DELETE /cmt/collection/{collection_id}: deletes an own collection; its works stay saved. */
export const deleteCollection: Handler<'deleteCollection'> = async ({ params, caller, services }) => {
  await services.collections.delete(caller.userId, params.collection_id);
  return null;
};
