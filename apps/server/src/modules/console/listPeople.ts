import type { Handler } from '../../api/handler.ts';
import { presentManagedPerson } from './presenter.ts';

/** GET /cmt/manager/people: people by the beginning of a name or address. Spec §6 (kinds of user). */
export const listPeople: Handler<'listPeople'> = async ({ query, services }) => {
  const { people } = services.console;
  const page = await people.list({ keyword: query.keyword, kind: query.role }, query);
  return { ...page, list: page.list.map(presentManagedPerson) };
};
