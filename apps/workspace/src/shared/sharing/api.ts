import type { ShareRole } from '@boardwalk/api-client';
import { baseApi, listOperation, operation } from '#shared/api/base-api.ts';

/** What a new link is to be. */
export interface NewLinkArgument {
  readonly fileKey: string;
  readonly role: ShareRole;
  /** ISO 8601; null means never. */
  readonly expiresAt: string | null;
  /** Null means none. */
  readonly password: string | null;
}

/** A link of a file. */
export interface LinkArgument {
  readonly fileKey: string;
  readonly linkId: string;
}

const sharingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listShareLinks: build.query({
      ...operation('listShareLinks', (fileKey: string) => ({ path: { file_key: fileKey } })),
      providesTags: ['Share'],
    }),
    createShareLink: build.mutation({
      ...operation('createShareLink', ({ fileKey, role, expiresAt, password }: NewLinkArgument) => ({
        path: { file_key: fileKey },
        body: { role, expires_at: expiresAt, password },
      })),
      invalidatesTags: ['Share'],
    }),
    changeShareRole: build.mutation({
      ...operation(
        'updateShareLink',
        ({ fileKey, linkId, role }: LinkArgument & { readonly role: ShareRole }) => ({
          path: { file_key: fileKey, share_id: linkId },
          body: { role },
        }),
      ),
      invalidatesTags: ['Share'],
    }),
    revokeShareLink: build.mutation({
      ...operation('revokeShareLink', ({ fileKey, linkId }: LinkArgument) => ({
        path: { file_key: fileKey, share_id: linkId },
      })),
      invalidatesTags: ['Share'],
    }),
    listVisitors: build.infiniteQuery({
      ...listOperation('listVisitors', (fileKey: string, cursor: string) => ({
        path: { file_key: fileKey },
        query: { cursor },
      })),
      providesTags: ['Share'],
    }),
    removeVisitor: build.mutation({
      ...operation(
        'removeVisitor',
        ({ fileKey, userId }: { readonly fileKey: string; readonly userId: string }) => ({
          path: { file_key: fileKey, user_id: userId },
        }),
      ),
      invalidatesTags: ['Share', 'Files'],
    }),
  }),
});

export const {
  useListShareLinksQuery,
  useCreateShareLinkMutation,
  useChangeShareRoleMutation,
  useRevokeShareLinkMutation,
  useListVisitorsInfiniteQuery,
  useRemoveVisitorMutation,
} = sharingApi;
