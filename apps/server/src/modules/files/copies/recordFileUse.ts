import { mayEditBoard } from '@boardwalk/domain';
import type { Handler } from '../../../api/handler.ts';

/** POST /cmt/file/{file_key}/use: the first opening of a copy in the editor, by somebody who may edit it, counts as a use. */
export const recordFileUse: Handler<'recordFileUse'> = async ({ caller, params, services }) => {
  const { role } = await services.workspace.openFile(caller.userId, params.file_key);
  return { counted: mayEditBoard(role) && (await services.copies.recordUse(params.file_key)) };
};
