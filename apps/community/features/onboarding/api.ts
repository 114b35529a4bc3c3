import type { OnboardingBody } from '@boardwalk/domain';
import { baseApi, operation } from '#shared/api/base-api.ts';

/** Calls of the onboarding. */
export const onboardingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sends the answers, or a skip. */
    writeIdentityTag: build.mutation({
      ...operation(
        'writeIdentityTag',
        ({ channels, scenes, work_scenes: fields, ...rest }: OnboardingBody) => ({
          body: {
            ...rest,
            ...(channels && { channels: [...channels] }),
            ...(scenes && { scenes: [...scenes] }),
            ...(fields && { work_scenes: [...fields] }),
          },
        }),
      ),
      invalidatesTags: (_result, error) => (error ? [] : ['Profile']),
    }),

    /** Makes a team that the viewer owns. */
    createTeam: build.mutation(operation('createTeam', (name: string) => ({ body: { name } }))),

    /** The link by which people join a team; one is made when none works. */
    ensureMemberToken: build.mutation(
      operation('ensureMemberToken', (teamId: string) => ({
        path: { teamId },
        body: { role: 'editor' as const },
      })),
    ),

    /** The viewer's points, and how many are missing for the card of the personal plan. */
    getPoints: build.query({ ...operation('getPoints', () => ({})), keepUnusedDataFor: 0 }),
  }),
});

export const {
  useWriteIdentityTagMutation,
  useCreateTeamMutation,
  useEnsureMemberTokenMutation,
  useGetPointsQuery,
} = onboardingApi;
