import { baseApi, operation } from '#shared/api/base-api.ts';

/** A work, and why it is taken down. */
interface TakeDownArgument {
  readonly fileKey: string;
  readonly reason: string;
}

const takeDownApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    takeDownWork: build.mutation({
      ...operation('takeDownWork', ({ fileKey, reason }: TakeDownArgument) => ({
        path: { file_key: fileKey },
        body: { reason },
      })),
      invalidatesTags: ['Queue', 'Review', 'Cases', 'Case'],
    }),
  }),
});

export const { useTakeDownWorkMutation } = takeDownApi;
