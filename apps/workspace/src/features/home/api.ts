import type { BoardKind } from '@boardwalk/api-client';
import { ROOT_FOLDER_ID } from '@boardwalk/domain';
import { baseApi, callsOf, listOperation, operation } from '#shared/api/base-api.ts';

/** A folder of a project; `0` is its top. */
export interface FolderArgument {
  readonly teamId: string;
  readonly projectId: string;
  readonly folderId: string;
}

/** What the list of files is asked for. */
export interface FilesArgument extends FolderArgument {
  /** Only files whose name contains this; empty for all. */
  readonly name: string;
}

/** A way down from the top of a project: ids of folders, each inside the one before. */
export interface TrailArgument {
  readonly teamId: string;
  readonly projectId: string;
  readonly folders: readonly string[];
}

/** A file to be made. */
export interface NewFileArgument extends FolderArgument {
  readonly name: string;
  readonly kind: BoardKind;
}

const homeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSpace: build.query(operation('getSpace', () => ({}))),
    listTeams: build.query({ ...operation('listTeams', () => ({})), providesTags: ['Places'] }),
    listProjects: build.query({
      ...operation('listProjects', (teamId: string) => ({ path: { teamId } })),
      providesTags: ['Places'],
    }),
    listFolders: build.query({
      ...operation('listFolders', ({ teamId, projectId, folderId }: FolderArgument) => ({
        path: { teamId, projectId, folderId },
      })),
      providesTags: ['Places'],
    }),
    /** The folders of a trail with their names; one that is not where the trail says is left out. */
    folderTrail: build.query({
      queryFn: callsOf(async ({ teamId, projectId, folders }: TrailArgument, client, signal) => {
        const levels = folders.map(async (id, level) => {
          const path = { teamId, projectId, folderId: folders[level - 1] ?? ROOT_FOLDER_ID };
          const { list } = await client.call('listFolders', { path, signal });
          return list.filter((folder) => folder.id === id);
        });
        return (await Promise.all(levels)).flat();
      }),
      providesTags: ['Places'],
    }),
    listProjectFiles: build.infiniteQuery({
      ...listOperation(
        'listProjectFiles',
        ({ teamId, projectId, folderId, name }: FilesArgument, cursor: string) => ({
          path: { teamId, projectId },
          query: { folder_id: folderId, cursor, ...(name === '' ? {} : { name }) },
        }),
      ),
      providesTags: ['Files'],
    }),
    createFile: build.mutation({
      ...operation('createFile', ({ teamId, projectId, folderId, name, kind }: NewFileArgument) => ({
        path: { teamId, projectId },
        body: { name, kind, folder_id: folderId },
      })),
      invalidatesTags: ['Files', 'Places'],
    }),
    deleteFile: build.mutation({
      ...operation('deleteFile', (fileKey: string) => ({ path: { file_key: fileKey } })),
      invalidatesTags: ['Files', 'Places'],
    }),
  }),
});

export const {
  useGetSpaceQuery,
  useListTeamsQuery,
  useListProjectsQuery,
  useListFoldersQuery,
  useFolderTrailQuery,
  useListProjectFilesInfiniteQuery,
  useCreateFileMutation,
  useDeleteFileMutation,
} = homeApi;
