import { baseApi, listOperation } from '#shared/api/base-api.ts';

const feedbackApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listFeedback: build.infiniteQuery(
      listOperation('listFeedback', (_all: void, cursor) => ({ query: { cursor, size: 30 } })),
    ),
  }),
});

export const { useListFeedbackInfiniteQuery } = feedbackApi;
