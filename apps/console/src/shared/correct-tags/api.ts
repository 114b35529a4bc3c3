import type { BodyOf } from '@boardwalk/api-client';
import { LISTING_LIMITS, UseFlag } from '@boardwalk/domain';
import { baseApi, callsOf, operation } from '#shared/api/base-api.ts';
import { allPages } from '#shared/content/all-pages.ts';

/** A correction of a work, which is done once however often it is sent. */
interface CorrectionArgument {
  readonly fileKey: string;
  readonly idempotencyKey: string;
  readonly body: BodyOf<'correctWorkTags'>;
}

const correctTagsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The open tags of the taxonomy. */
    classifyTags: build.query({ ...operation('classifyTags', () => ({})), providesTags: ['Tags'] }),

    /** All open topics. */
    listTopics: build.query({
      queryFn: callsOf(
        async (_: void, client, signal) =>
          await allPages(
            async (pageNo) =>
              await client.call('listTopics', {
                query: { pageNo, pageSize: LISTING_LIMITS.topicPageSize, use: UseFlag.OPEN },
                signal,
              }),
          ),
      ),
      providesTags: ['Topics'],
    }),

    /** Ids of custom tags, found or made. */
    createTags: build.mutation(operation('createTags', (name: string[]) => ({ body: { name } }))),

    correctWorkTags: build.mutation({
      ...operation('correctWorkTags', ({ fileKey, idempotencyKey, body }: CorrectionArgument) => ({
        path: { file_key: fileKey },
        headers: { 'Idempotency-Key': idempotencyKey },
        body,
      })),
      invalidatesTags: (_result, error) => (error ? [] : ['Queue', 'Review', 'Cases', 'Case']),
    }),
  }),
});

export const { useClassifyTagsQuery, useListTopicsQuery, useCreateTagsMutation, useCorrectWorkTagsMutation } =
  correctTagsApi;
