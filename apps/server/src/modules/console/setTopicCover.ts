import type { Handler } from '../../api/handler.ts';
import { presentManagedTopic } from './presenter.ts';

/** POST /cmt/manager/topic/{topic_id}/cover: gives a topic a picture of its own. Spec §3. */
export const setTopicCover: Handler<'setTopicCover'> = async ({ params, body, caller, services }) => {
  const { topics } = services.console;
  return presentManagedTopic(await topics.setCover(caller.userId, params.topic_id, body.file));
};
