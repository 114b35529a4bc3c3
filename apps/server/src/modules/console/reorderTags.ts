import type { Handler } from '../../api/handler.ts';
import { presentManagedTag } from './presenter.ts';

/** PUT /cmt/manager/tags/order: orders sibling tags. Spec §3 (tags). */
export const reorderTags: Handler<'reorderTags'> = async ({ body, caller, services }) => {
  const { taxonomy } = services.console;
  const siblings = { ttype: body.ttype, parentId: body.parent_id };
  const tags = await taxonomy.reorder(caller.userId, siblings, body.tag_ids);
  return { list: tags.map(presentManagedTag) };
};
