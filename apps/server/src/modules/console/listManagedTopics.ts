import type { Handler } from '../../api/handler.ts';
import { presentManagedTopic } from './presenter.ts';

/** GET /cmt/manager/topics: all topics, closed and scheduled ones too. Spec §3. */
export const listManagedTopics: Handler<'listManagedTopics'> = async ({ query, services }) => {
  const { topics } = services.console;
  const page = { offset: (query.pageNo - 1) * query.pageSize, limit: query.pageSize };
  const { list, total } = await topics.list(page);
  return { list: list.map(presentManagedTopic), total };
};
