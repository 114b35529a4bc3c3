import type { Handler } from '../../api/handler.ts';
import { momentOf } from './moment.ts';
import { presentManagedTopic } from './presenter.ts';

/** PUT /cmt/manager/topic/{topic_id}: edits, opens, closes or schedules a topic. Spec §3. */
export const updateTopic: Handler<'updateTopic'> = async ({ params, body, caller, services }) => {
  const { topics } = services.console;
  const { titles, descriptions, use, starts_at: startsAt, ends_at: endsAt } = body;
  const change = { titles, descriptions, use, startsAt: momentOf(startsAt), endsAt: momentOf(endsAt) };
  return presentManagedTopic(await topics.update(caller.userId, params.topic_id, change));
};
