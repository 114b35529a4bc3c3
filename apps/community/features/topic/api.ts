import { LISTING_LIMITS, UseFlag } from '@boardwalk/domain';
import { baseApi, listOperation, operation } from '#shared/api/base-api.ts';

/** Topics and their templates. */
export const topicApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** One topic, in the language of the page. */
    getTopic: build.query(operation('getTopic', (id: number) => ({ query: { id } }))),
    /** All open topics. */
    listTopics: build.query(
      operation('listTopics', () => ({
        query: { pageNo: 1, pageSize: LISTING_LIMITS.topicPageSize, use: UseFlag.OPEN },
      })),
    ),
    /** The templates of a topic. */
    listTopicFiles: build.infiniteQuery({
      ...listOperation('listTopicFiles', (id: number, cursor) => ({ query: { id, cursor } })),
      providesTags: ['Lists'],
    }),
  }),
});

export const { useGetTopicQuery, useListTopicsQuery, useListTopicFilesInfiniteQuery } = topicApi;
