import type { Handler } from '../../api/handler.ts';

/** PUT /cmt/manager/topics/order: orders the topics. Spec §3. */
export const reorderTopics: Handler<'reorderTopics'> = async ({ body, caller, services }) => {
  const { topics } = services.console;
  await topics.reorder(caller.userId, body.ids);
  return null;
};
