import { baseApi, operation } from '../api/base-api.ts';

/** A folder of the viewer's files, or the top of a project. */
export interface Place {
  readonly teamId: string;
  readonly projectId: string;
  readonly folderId: string;
}

/** Where the viewer's files can lie: several rooms ask for a place. */
export const placesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Where the viewer's own files lie. */
    getSpace: build.query(operation('getSpace', () => ({}))),

    /** Teams of the viewer, the personal one first. */
    listTeams: build.query({ ...operation('listTeams', () => ({})), providesTags: ['OwnFiles'] }),

    /** Projects of a team. */
    listProjects: build.query(operation('listProjects', (teamId: string) => ({ path: { teamId } }))),

    /** Direct subfolders of a folder. */
    listFolders: build.query({
      ...operation('listFolders', (place: Place) => ({ path: { ...place } })),
      providesTags: ['Folders'],
    }),

    /** Makes a folder in another one or at the top of a project. */
    createFolder: build.mutation({
      ...operation('createFolder', ({ place, name }: { place: Place; name: string }) => ({
        path: { teamId: place.teamId, projectId: place.projectId },
        body: { name, parent_id: place.folderId },
      })),
      invalidatesTags: (_result, error) => (error ? [] : ['Folders']),
    }),
  }),
});

export const {
  useGetSpaceQuery,
  useListTeamsQuery,
  useListProjectsQuery,
  useListFoldersQuery,
  useCreateFolderMutation,
} = placesApi;
