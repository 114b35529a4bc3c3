import { newIdempotencyKey } from '@boardwalk/api-client';
import { operation } from '#shared/api/base-api.ts';
import { homeApi, type FolderArgument } from './api.ts';

/** Folders and files of a team. */
export interface ItemsArgument {
  readonly teamId: string;
  readonly folderIds: readonly string[];
  readonly fileKeys: readonly string[];
}

const bodyOf = ({ folderIds, fileKeys }: ItemsArgument) => ({
  folder_ids: [...folderIds],
  file_keys: [...fileKeys],
});

/** Folders and files handled together. Apart from `homeApi`, for it comes with the lists that have folders. */
const itemApi = homeApi.injectEndpoints({
  endpoints: (build) => ({
    moveItems: build.mutation({
      ...operation('moveItems', ({ to, ...items }: ItemsArgument & { readonly to: FolderArgument }) => ({
        path: { teamId: items.teamId },
        headers: { 'Idempotency-Key': newIdempotencyKey() },
        body: { ...bodyOf(items), project_id: to.projectId, folder_id: to.folderId },
      })),
      invalidatesTags: ['Files', 'Places'],
    }),
    trashItems: build.mutation({
      ...operation('trashItems', (items: ItemsArgument) => ({
        path: { teamId: items.teamId },
        headers: { 'Idempotency-Key': newIdempotencyKey() },
        body: bodyOf(items),
      })),
      invalidatesTags: ['Files', 'Places'],
    }),
    undoItemChange: build.mutation({
      ...operation(
        'undoItemChange',
        ({ teamId, changeId }: { readonly teamId: string; readonly changeId: string }) => ({
          path: { teamId, changeId },
        }),
      ),
      invalidatesTags: ['Files', 'Places'],
    }),
  }),
});

export const { useMoveItemsMutation, useTrashItemsMutation, useUndoItemChangeMutation } = itemApi;
