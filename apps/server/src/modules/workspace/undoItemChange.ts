import type { Handler } from '../../api/handler.ts';

/** POST /web/team/{teamId}/items/change/{changeId}/undo: takes back what moveItems or trashItems did. */
export const undoItemChange: Handler<'undoItemChange'> = async ({ caller, params, services }) => {
  await services.items.undo(caller.userId, params);
  return null;
};
