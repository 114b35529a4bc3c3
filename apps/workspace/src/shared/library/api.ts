import { baseApi, listOperation, operation } from '#shared/api/base-api.ts';

/** How many pictures are shown at once. */
const PICTURES_AT_ONCE = 24;
/** Sending takes long on a slow line. */
const TIMEOUT_MS = 120_000;

/** A picture that goes into the library of a team. */
export interface PictureToKeep {
  readonly teamId: string;
  /** What its bytes hash to. */
  readonly hash: string;
  readonly file: Blob;
}

const libraryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listTeamPictures: build.infiniteQuery({
      ...listOperation('listTeamPictures', (teamId: string, cursor: string) => ({
        path: { teamId },
        query: { cursor, size: PICTURES_AT_ONCE },
      })),
      providesTags: ['Library'],
    }),
    addTeamPicture: build.mutation({
      ...operation('addTeamPicture', ({ teamId, hash, file }: PictureToKeep) => ({
        path: { teamId, hash },
        body: { file },
        timeoutMs: TIMEOUT_MS,
      })),
      invalidatesTags: ['Library'],
    }),
    removeTeamPicture: build.mutation({
      ...operation('removeTeamPicture', (path: { readonly teamId: string; readonly hash: string }) => ({
        path,
      })),
      invalidatesTags: ['Library'],
    }),
  }),
});

export const { useListTeamPicturesInfiniteQuery, useAddTeamPictureMutation, useRemoveTeamPictureMutation } =
  libraryApi;
