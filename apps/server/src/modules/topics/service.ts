import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import * as repository from './repository.ts';

/** What the topics module offers to its handlers and to other modules. */
export type TopicsService = ReturnType<typeof createTopicsService>;

/** Special topics and banners. */
export function createTopicsService({ db }: Infra) {
  return {
    /** The open topic with this id; topic_not_found otherwise. */
    async requireTopic(topicId: number): Promise<repository.TopicRow> {
      const topic = await repository.findTopic(db, topicId);
      if (topic === undefined)
        throw new ApiError('topic_not_found', { internal: `no open topic ${topicId}` });
      return topic;
    },
  };
}
