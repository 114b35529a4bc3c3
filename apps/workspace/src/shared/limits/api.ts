import { baseApi, operation } from '#shared/api/base-api.ts';

const limitApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getTeam: build.query({
      ...operation('getTeam', (teamId: string) => ({ path: { teamId } })),
      providesTags: ['Team'],
    }),
  }),
});

export const { useGetTeamQuery } = limitApi;
