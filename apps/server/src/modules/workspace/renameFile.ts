import { normalizeText } from '@boardwalk/domain';
import type { Handler } from '../../api/handler.ts';
import * as files from './fileRepository.ts';
import { presentFile } from './presenter.ts';

/** PUT /web/file/{file_key}: renames a file; a published version keeps its title. */
export const renameFile: Handler<'renameFile'> = async ({ caller, params, body, infra, services }) => {
  await services.workspace.openFileToEdit(caller.userId, params.file_key);
  const name = normalizeText(body.name);
  return presentFile(await files.renameFile(infra.db, params.file_key, name, infra.clock.now()));
};
