import type { Handler } from '../../api/handler.ts';
import { momentOf } from './moment.ts';
import { presentManagedTopic } from './presenter.ts';

/** POST /cmt/manager/topics: adds a topic. Spec §3. */
export const createTopic: Handler<'createTopic'> = async ({ body, caller, services }) => {
  const { topics } = services.console;
  const { titles, descriptions, use, starts_at: startsAt = null, ends_at: endsAt = null } = body;
  const content = { titles, descriptions, use, startsAt: momentOf(startsAt), endsAt: momentOf(endsAt) };
  return presentManagedTopic(await topics.create(caller.userId, content));
};
