import type { Handler } from '../../api/handler.ts';
import { presentManagedTopic } from './presenter.ts';

/** DELETE /cmt/manager/topic/{topic_id}/cover: takes the picture of a topic away. Spec §3. */
export const removeTopicCover: Handler<'removeTopicCover'> = async ({ params, caller, services }) => {
  const { topics } = services.console;
  return presentManagedTopic(await topics.removeCover(caller.userId, params.topic_id));
};
