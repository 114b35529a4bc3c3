import type { Handler } from '../../api/handler.ts';
import { presentManagedTopic } from './presenter.ts';

/** GET /cmt/manager/topics: all topics, closed and scheduled ones too. Spec §3. */
export const listManagedTopics: Handler<'listManagedTopics'> = async ({ query, caller, services }) => {
  const { topics } = await services.console.openFor(caller.userId);
  const page = { offset: (query.pageNo - 1) * query.pageSize, limit: query.pageSize };
  const { list, total } = await topics.list(page);
  return { list: list.map(presentManagedTopic), total };
};
