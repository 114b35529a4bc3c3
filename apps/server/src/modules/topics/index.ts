import { defineArea } from '../../infra/http/handler.ts';
import { getTopic } from './getTopic.ts';
import { listBanners } from './listBanners.ts';
import { listHottestTopics } from './listHottestTopics.ts';
import { listTopicFiles } from './listTopicFiles.ts';
import { listTopics } from './listTopics.ts';

/** Special topics and banners. */
export const topics = defineArea({ getTopic, listBanners, listHottestTopics, listTopicFiles, listTopics });
