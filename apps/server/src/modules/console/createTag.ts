import type { Handler } from '../../api/handler.ts';
import { presentManagedTag } from './presenter.ts';

/** POST /cmt/manager/tags: adds a tag to the taxonomy. Spec §3 (tags). */
export const createTag: Handler<'createTag'> = async ({ body, caller, services }) => {
  const { taxonomy } = services.console;
  const { ttype, parent_id: parentId, names } = body;
  return presentManagedTag(await taxonomy.create(caller.userId, { ttype, parentId, names }));
};
