import type { Handler } from '../../api/handler.ts';
import { presentManagedTag } from './presenter.ts';

/** PUT /cmt/manager/tag/{tag_id}: renames, moves or retires a tag. Spec §3 (tags). */
export const updateTag: Handler<'updateTag'> = async ({ params, body, caller, services }) => {
  const { taxonomy } = services.console;
  const { names, parent_id: parentId, is_open: isOpen } = body;
  return presentManagedTag(await taxonomy.update(caller.userId, params.tag_id, { names, parentId, isOpen }));
};
