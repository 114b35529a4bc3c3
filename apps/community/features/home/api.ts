import { LISTING_LIMITS, UseFlag } from '@boardwalk/domain';
import { baseApi, operation } from '#shared/api/base-api.ts';

/** Where banners show (contract, BannerEffect). */
const BANNERS_OF_HOME = 1 as const;

/** The home's data is loaded once in the life of a page (spec §2). */
const KEEP_HOME_S = 24 * 60 * 60;

/** What the home shows besides its list. */
export const homeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Open banners of the home, in their order. */
    listBanners: build.query({
      ...operation('listBanners', () => ({
        query: {
          pageNo: 1,
          pageSize: LISTING_LIMITS.bannerPageSize,
          use: UseFlag.OPEN,
          effect: BANNERS_OF_HOME,
        },
      })),
      keepUnusedDataFor: KEEP_HOME_S,
    }),
    /** The first open topics. */
    listTopicPreview: build.query({
      ...operation('listTopics', () => ({
        query: { pageNo: 1, pageSize: LISTING_LIMITS.topicPreviewSize, use: UseFlag.OPEN },
      })),
      keepUnusedDataFor: KEEP_HOME_S,
    }),
    /** The topic the list is filtered by, which need not be among the first ones. */
    getChosenTopic: build.query({
      ...operation('getTopic', (id: number) => ({ query: { id } })),
      keepUnusedDataFor: KEEP_HOME_S,
    }),
  }),
});

export const { useListBannersQuery, useListTopicPreviewQuery, useGetChosenTopicQuery } = homeApi;
