import type { Handler } from '../../api/handler.ts';
import { presentFileDetail } from './presenter.ts';

/** GET /web/file/{file_key}: a file as the header of the editor shows it. */
export const getFile: Handler<'getFile'> = async ({ caller, params, services }) => {
  const { file, role } = await services.workspace.openFile(caller.userId, params.file_key);
  return presentFileDetail(file, role, {
    share: services.sharing.mayShare(file, caller.userId),
    keepVersions: services.versions.mayKeep(file, caller.userId),
    useLibrary: services.library.mayUse(file),
  });
};
