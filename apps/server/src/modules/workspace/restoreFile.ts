import type { Handler } from '../../api/handler.ts';
import { presentFile } from './presenter.ts';

/** POST /web/file/{file_key}/restore: takes a file out of the trash. */
export const restoreFile: Handler<'restoreFile'> = async ({ caller, params, services }) =>
  presentFile(await services.trash.restore(caller.userId, params.file_key));
