import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { Readable } from 'node:stream';
import type { ImageWidth } from '../../infra/images/encodedImage.ts';
import * as repository from './repository.ts';

export { presentPicture } from './presenter.ts';

/** What the topics module offers to its handlers and to other modules. */
export type TopicsService = ReturnType<typeof createTopicsService>;

/** Special topics and banners. */
export function createTopicsService({ db, blobs, clock }: Infra) {
  return {
    /** The open topic with this id; topic_not_found otherwise. */
    async requireTopic(topicId: number): Promise<repository.TopicRow> {
      const topic = await repository.findTopic(db, topicId, clock.now());
      if (topic === undefined)
        throw new ApiError('topic_not_found', { internal: `no open topic ${topicId}` });
      return topic;
    },

    /** A picture of a topic or banner in one width, ready to be sent. Errors: image_not_found. */
    async openPicture(
      hash: string,
      width: ImageWidth,
    ): Promise<{ blobHash: string; size: number; stream: Readable }> {
      const blobHash = await repository.findPicture(db, hash, width);
      const blob = blobHash === undefined ? undefined : await blobs.open(blobHash);
      if (blobHash === undefined || blob === undefined)
        throw new ApiError('image_not_found', { internal: `picture ${hash}` });
      return { blobHash, ...blob };
    },
  };
}
