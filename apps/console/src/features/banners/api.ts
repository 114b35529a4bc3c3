import type { BodyOf } from '@boardwalk/api-client';
import { baseApi, callsOf, operation } from '#shared/api/base-api.ts';
import { allPages, PAGE_SIZE } from '#shared/content/all-pages.ts';
import { inOrder } from '#shared/content/order.ts';

/** What is written of a banner that is there. */
export interface BannerChange {
  readonly id: number;
  readonly changes: NonNullable<BodyOf<'updateBanner'>>;
}

/** A picture for a banner. */
export interface BannerPicture {
  readonly id: number;
  readonly file: File;
}

const bannerApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listManagedBanners: build.query({
      queryFn: callsOf(
        async (_: void, client, signal) =>
          await allPages(
            async (pageNo) =>
              await client.call('listManagedBanners', { query: { pageNo, pageSize: PAGE_SIZE }, signal }),
          ),
      ),
      providesTags: ['Banners'],
    }),
    createBanner: build.mutation({
      ...operation('createBanner', (body: NonNullable<BodyOf<'createBanner'>>) => ({ body })),
      invalidatesTags: ['Banners'],
    }),
    updateBanner: build.mutation({
      ...operation('updateBanner', ({ id, changes }: BannerChange) => ({
        path: { banner_id: id },
        body: changes,
      })),
      invalidatesTags: ['Banners'],
    }),
    setBannerImage: build.mutation({
      ...operation('setBannerImage', ({ id, file }: BannerPicture) => ({
        path: { banner_id: id },
        body: { file },
      })),
      invalidatesTags: ['Banners'],
    }),
    removeBannerImage: build.mutation({
      ...operation('removeBannerImage', (id: number) => ({ path: { banner_id: id } })),
      invalidatesTags: ['Banners'],
    }),
    reorderBanners: build.mutation({
      ...operation('reorderBanners', (ids: number[]) => ({ body: { ids } })),
      // The list shows the new order at once; what the server then answers counts.
      async onQueryStarted(ids, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          bannerApi.util.updateQueryData('listManagedBanners', undefined, (entries) => inOrder(entries, ids)),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
      invalidatesTags: ['Banners'],
    }),
  }),
});

export const {
  useListManagedBannersQuery,
  useCreateBannerMutation,
  useUpdateBannerMutation,
  useSetBannerImageMutation,
  useRemoveBannerImageMutation,
  useReorderBannersMutation,
} = bannerApi;
