import type { Handler } from '../../api/handler.ts';
import { subjectOf } from './policy.ts';
import { presentPerson } from './presenter.ts';
import { listPeople } from './repository.ts';

/** GET /cmt/user_focus/list: people whom a person follows, the newest first. Spec §7. */
export const listFollows: Handler<'listFollows'> = async ({ query, caller, infra, services }) => {
  const userId = subjectOf(query, caller);
  await services.catalogue.requireUser(userId);
  const page = await listPeople(infra.db, 'follows', userId, caller?.userId ?? null, query);
  return { ...page, list: page.list.map(presentPerson) };
};
