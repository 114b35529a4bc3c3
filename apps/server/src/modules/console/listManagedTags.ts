import type { Handler } from '../../api/handler.ts';
import { presentManagedTag } from './presenter.ts';

/** GET /cmt/manager/tags: the whole taxonomy as admins see it. Spec §3 (tags). */
export const listManagedTags: Handler<'listManagedTags'> = async ({ services }) => {
  const { taxonomy } = services.console;
  return { list: (await taxonomy.all()).map(presentManagedTag) };
};
