import type { BodyOf } from '@boardwalk/api-client';
import type { UserKind } from '@boardwalk/domain';
import { baseApi, listOperation, operation } from '#shared/api/base-api.ts';

/** Which people are wanted; what is left out matches all. */
export interface PeopleFilter {
  readonly keyword?: string;
  readonly role?: UserKind;
}

/** Changes of one person. */
export interface PersonChange {
  readonly userId: string;
  readonly changes: NonNullable<BodyOf<'updatePerson'>>;
}

const peopleApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPeople: build.infiniteQuery({
      ...listOperation('listPeople', (filter: PeopleFilter, cursor) => ({
        query: { ...filter, cursor, size: 30 },
      })),
      providesTags: ['People'],
    }),
    updatePerson: build.mutation({
      ...operation('updatePerson', ({ userId, changes }: PersonChange) => ({
        path: { user_id: userId },
        body: changes,
      })),
      invalidatesTags: ['People'],
    }),
    releaseSecondStep: build.mutation({
      ...operation('releaseSecondStep', (userId: string) => ({ path: { user_id: userId } })),
      invalidatesTags: ['People'],
    }),
  }),
});

export const { useListPeopleInfiniteQuery, useUpdatePersonMutation, useReleaseSecondStepMutation } =
  peopleApi;
