import type { Handler } from '../../api/handler.ts';
import { subjectOf } from './policy.ts';
import { presentPerson } from './presenter.ts';
import { listPeople } from './repository.ts';

/** GET /cmt/user_fans/list: people who follow a person, the newest first. Spec §7. */
export const listFans: Handler<'listFans'> = async ({ query, caller, infra, services }) => {
  const userId = subjectOf(query, caller);
  await services.catalogue.requireUser(userId);
  const page = await listPeople(infra.db, 'fans', userId, caller?.userId ?? null, query);
  return { ...page, list: page.list.map(presentPerson) };
};
