import type { BoardKind } from '@boardwalk/api-client';
import { ROOT_FOLDER_ID } from '@boardwalk/domain';
import { baseApi, callsOf, listOperation, operation } from '#shared/api/base-api.ts';
import type { FileOrder } from '#shared/paths.ts';
import { toEach } from './many.ts';

/** A project of a team. */
export interface ProjectArgument {
  readonly teamId: string;
  readonly projectId: string;
}

/** A folder of a project; `0` is its top. */
export interface FolderArgument extends ProjectArgument {
  readonly folderId: string;
}

/** What the list of files is asked for. */
export interface FilesArgument extends FolderArgument {
  /** Only files whose name contains this; empty for all. */
  readonly name: string;
  readonly order: FileOrder;
}

/** A way down from the top of a project: ids of folders, each inside the one before. */
export interface TrailArgument {
  readonly teamId: string;
  readonly projectId: string;
  readonly folders: readonly string[];
}

/** A folder that goes elsewhere in its team. */
export interface FolderMove extends FolderArgument {
  readonly to: { readonly projectId: string; readonly folderId: string };
}

/** A file that goes elsewhere. */
export interface FileMove {
  readonly key: string;
  readonly to: FolderArgument;
}

/** A file to be made. */
export interface NewFileArgument extends FolderArgument {
  readonly name: string;
  readonly kind: BoardKind;
}

export const homeApi = baseApi.injectEndpoints({
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
        ({ teamId, projectId, folderId, name, order }: FilesArgument, cursor: string) => ({
          path: { teamId, projectId },
          query: { folder_id: folderId, cursor, order, ...(name === '' ? {} : { name }) },
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
    listRecentFiles: build.infiniteQuery({
      ...listOperation('listRecentFiles', (name: string, cursor: string) => ({
        query: { cursor, ...(name === '' ? {} : { name }) },
      })),
      providesTags: ['Files'],
    }),
    listStarredFiles: build.infiniteQuery({
      ...listOperation('listStarredFiles', (_: void, cursor: string) => ({ query: { cursor } })),
      providesTags: ['Files'],
    }),
    listSharedFiles: build.infiniteQuery({
      ...listOperation('listSharedFiles', (_: void, cursor: string) => ({ query: { cursor } })),
      providesTags: ['Files'],
    }),
    listTrash: build.infiniteQuery({
      ...listOperation('listTrash', (teamId: string, cursor: string) => ({
        path: { teamId },
        query: { cursor },
      })),
      providesTags: ['Files'],
    }),
    /** Moves files to the trash. */
    trashFiles: build.mutation({
      queryFn: callsOf(
        async (keys: readonly string[], client) =>
          await toEach(keys, async (key) => await client.call('deleteFile', { path: { file_key: key } })),
      ),
      invalidatesTags: ['Files', 'Places'],
    }),
    /** Takes files out of the trash. */
    restoreFiles: build.mutation({
      queryFn: callsOf(
        async (keys: readonly string[], client) =>
          await toEach(keys, async (key) => await client.call('restoreFile', { path: { file_key: key } })),
      ),
      invalidatesTags: ['Files', 'Places'],
    }),
    /** Deletes files in the trash permanently. */
    purgeFiles: build.mutation({
      queryFn: callsOf(
        async (keys: readonly string[], client) =>
          await toEach(keys, async (key) => await client.call('purgeFile', { path: { file_key: key } })),
      ),
      invalidatesTags: ['Files'],
    }),
    emptyTrash: build.mutation({
      ...operation('emptyTrash', (teamId: string) => ({ path: { teamId } })),
      invalidatesTags: ['Files'],
    }),
    /** Moves files, each to a place of its own: undoing takes them back to where they came from. */
    moveFiles: build.mutation({
      queryFn: callsOf(async (moves: readonly FileMove[], client) => {
        const places = new Map(moves.map(({ key, to }) => [key, to]));
        return await toEach([...places.keys()], async (key) => {
          const { teamId = '', projectId = '', folderId = '' } = places.get(key) ?? {};
          const body = { team_id: teamId, project_id: projectId, folder_id: folderId };
          await client.call('moveFile', { path: { file_key: key }, body });
        });
      }),
      invalidatesTags: ['Files', 'Places'],
    }),
    duplicateFile: build.mutation({
      ...operation('duplicateFile', (fileKey: string) => ({ path: { file_key: fileKey } })),
      invalidatesTags: ['Files', 'Places'],
    }),
    /** Puts stars on files, or takes them off. */
    starFiles: build.mutation({
      queryFn: callsOf(
        async ({ keys, star }: { readonly keys: readonly string[]; readonly star: boolean }, client) =>
          await toEach(keys, async (key) => {
            await client.call(star ? 'starFile' : 'unstarFile', { path: { file_key: key } });
          }),
      ),
      invalidatesTags: ['Files'],
    }),
    createTeam: build.mutation({
      ...operation('createTeam', (name: string) => ({ body: { name } })),
      invalidatesTags: ['Places'],
    }),
    createProject: build.mutation({
      ...operation('createProject', ({ teamId, name }: { teamId: string; name: string }) => ({
        path: { teamId },
        body: { name },
      })),
      invalidatesTags: ['Places'],
    }),
    renameProject: build.mutation({
      ...operation('renameProject', ({ teamId, projectId, name }: ProjectArgument & { name: string }) => ({
        path: { teamId, projectId },
        body: { name },
      })),
      invalidatesTags: ['Places'],
    }),
    deleteProject: build.mutation({
      ...operation('deleteProject', ({ teamId, projectId }: ProjectArgument) => ({
        path: { teamId, projectId },
      })),
      invalidatesTags: ['Files', 'Places'],
    }),
    createFolder: build.mutation({
      ...operation(
        'createFolder',
        ({ teamId, projectId, folderId, name }: FolderArgument & { name: string }) => ({
          path: { teamId, projectId },
          body: { name, parent_id: folderId },
        }),
      ),
      invalidatesTags: ['Places'],
    }),
    renameFolder: build.mutation({
      ...operation(
        'renameFolder',
        ({ teamId, projectId, folderId, name }: FolderArgument & { name: string }) => ({
          path: { teamId, projectId, folderId },
          body: { name },
        }),
      ),
      invalidatesTags: ['Places'],
    }),
    deleteFolder: build.mutation({
      ...operation('deleteFolder', ({ teamId, projectId, folderId }: FolderArgument) => ({
        path: { teamId, projectId, folderId },
      })),
      invalidatesTags: ['Files', 'Places'],
    }),
    moveFolder: build.mutation({
      ...operation('moveFolder', ({ teamId, projectId, folderId, to }: FolderMove) => ({
        path: { teamId, projectId, folderId },
        body: { parent_id: to.folderId, project_id: to.projectId },
      })),
      invalidatesTags: ['Places'],
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
  useListRecentFilesInfiniteQuery,
  useListStarredFilesInfiniteQuery,
  useListSharedFilesInfiniteQuery,
  useListTrashInfiniteQuery,
  useCreateFileMutation,
  useTrashFilesMutation,
  useRestoreFilesMutation,
  usePurgeFilesMutation,
  useEmptyTrashMutation,
  useMoveFilesMutation,
  useDuplicateFileMutation,
  useStarFilesMutation,
  useCreateTeamMutation,
  useCreateProjectMutation,
  useRenameProjectMutation,
  useDeleteProjectMutation,
  useCreateFolderMutation,
  useRenameFolderMutation,
  useDeleteFolderMutation,
  useMoveFolderMutation,
} = homeApi;
