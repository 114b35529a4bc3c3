import { defineArea } from '../../api/handler.ts';
import { getSiteImage } from './getSiteImage.ts';
import { getTopic } from './getTopic.ts';
import { listBanners } from './listBanners.ts';
import { listHottestTopics } from './listHottestTopics.ts';
import { listTopicFiles } from './listTopicFiles.ts';
import { listTopics } from './listTopics.ts';

/** Special topics and banners. */
export const topics = defineArea({
  getSiteImage,
  getTopic,
  listBanners,
  listHottestTopics,
  listTopicFiles,
  listTopics,
});
