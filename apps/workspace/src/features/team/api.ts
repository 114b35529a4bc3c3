import type { GivenTeamRole } from '@boardwalk/api-client';
import { baseApi, callsOf, listOperation, operation } from '#shared/api/base-api.ts';

/** A member of a team. */
export interface MemberArgument {
  readonly teamId: string;
  readonly userId: string;
}

/** A template of a team that is to be used. */
export interface TemplateUse {
  readonly fileKey: string;
  /** The team into whose first project the copy goes; null for the reader's own boards. */
  readonly teamId: string | null;
  /** The same for every try, so that a try after a lost answer makes no second copy. */
  readonly idempotencyKey: string;
}

/** How many templates are shown at once. */
const TEMPLATES_AT_ONCE = 12;

/** An invitation by mail that is to be made. */
export interface MailInvitationArgument {
  readonly teamId: string;
  readonly email: string;
  readonly role: GivenTeamRole;
  readonly days: number;
}

/** A team and one of the roles it gives. */
export interface RoleArgument {
  readonly teamId: string;
  readonly role: GivenTeamRole;
}

const teamApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getTeamSpace: build.query({
      ...operation('getTeamSpace', (teamId: string) => ({ path: { teamId } })),
      providesTags: ['Team', 'Files'],
    }),
    listMembers: build.infiniteQuery({
      ...listOperation('listMembers', (teamId: string, cursor: string) => ({
        path: { teamId },
        query: { cursor },
      })),
      providesTags: ['Team'],
    }),
    listTeamTemplates: build.infiniteQuery(
      listOperation('listTeamTemplates', (teamId: string, cursor: string) => ({
        path: { teamId },
        query: { cursor, size: TEMPLATES_AT_ONCE },
      })),
    ),
    /** Makes a copy of a template where the reader may edit. */
    copyTemplate: build.mutation({
      queryFn: callsOf(async ({ fileKey, teamId, idempotencyKey }: TemplateUse, client) => {
        const projects =
          teamId === null ? [] : (await client.call('listProjects', { path: { teamId } })).list;
        const projectId = projects[0]?.id;
        return await client.call('copyFileByPost', {
          path: { file_key: fileKey },
          query: teamId === null || projectId === undefined ? {} : { team_id: teamId, project_id: projectId },
          headers: { 'Idempotency-Key': idempotencyKey },
        });
      }),
      invalidatesTags: ['Files', 'Places'],
    }),
    renameTeam: build.mutation({
      ...operation('renameTeam', ({ teamId, name }: { readonly teamId: string; readonly name: string }) => ({
        path: { teamId },
        body: { name },
      })),
      invalidatesTags: ['Team', 'Places'],
    }),
    uploadTeamAvatar: build.mutation({
      ...operation(
        'uploadTeamAvatar',
        ({ teamId, file }: { readonly teamId: string; readonly file: File }) => ({
          path: { teamId },
          body: { file },
        }),
      ),
      invalidatesTags: ['Team', 'Places'],
    }),
    removeTeamAvatar: build.mutation({
      ...operation('removeTeamAvatar', (teamId: string) => ({ path: { teamId } })),
      invalidatesTags: ['Team', 'Places'],
    }),
    changeMemberRole: build.mutation({
      ...operation('changeMemberRole', ({ teamId, userId, role }: MemberArgument & RoleArgument) => ({
        path: { teamId, userId },
        body: { role },
      })),
      invalidatesTags: ['Team', 'Places', 'Invitations'],
    }),
    removeMember: build.mutation({
      ...operation('removeMember', ({ teamId, userId }: MemberArgument) => ({ path: { teamId, userId } })),
      invalidatesTags: ['Team', 'Invitations'],
    }),
    transferTeam: build.mutation({
      ...operation('transferTeam', ({ teamId, userId }: MemberArgument) => ({
        path: { teamId },
        body: { user_id: userId },
      })),
      invalidatesTags: ['Team', 'Places'],
    }),
    leaveTeam: build.mutation({
      ...operation('leaveTeam', (teamId: string) => ({ path: { teamId } })),
      invalidatesTags: ['Places', 'Files'],
    }),
    deleteTeam: build.mutation({
      ...operation('deleteTeam', (teamId: string) => ({ path: { teamId } })),
      invalidatesTags: ['Places', 'Files'],
    }),
    /** The invitation link in use for a role, or a new one. */
    ensureMemberToken: build.mutation(
      operation('ensureMemberToken', ({ teamId, role }: RoleArgument) => ({
        path: { teamId },
        body: { role },
      })),
    ),
    /** A new invitation link; the one before ends. */
    renewMemberToken: build.mutation(
      operation('renewMemberToken', ({ teamId, role, days }: RoleArgument & { readonly days: number }) => ({
        path: { teamId },
        body: { role, days },
      })),
    ),
    /** Invitations by mail that can still be accepted. */
    listMailInvitations: build.query({
      ...operation('listMailInvitations', (teamId: string) => ({ path: { teamId } })),
      providesTags: ['Invitations'],
    }),
    inviteByMail: build.mutation({
      ...operation('inviteByMail', ({ teamId, ...body }: MailInvitationArgument) => ({
        path: { teamId },
        body,
      })),
      invalidatesTags: ['Invitations'],
    }),
    revokeMailInvitation: build.mutation({
      ...operation(
        'revokeMailInvitation',
        (path: { readonly teamId: string; readonly invitationId: string }) => ({ path }),
      ),
      invalidatesTags: ['Invitations'],
    }),
    revokeMemberToken: build.mutation(
      operation('revokeMemberToken', ({ teamId, role }: RoleArgument) => ({
        path: { teamId },
        query: { role },
      })),
    ),
  }),
});

export const {
  useGetTeamSpaceQuery,
  useListMembersInfiniteQuery,
  useListTeamTemplatesInfiniteQuery,
  useCopyTemplateMutation,
  useRenameTeamMutation,
  useUploadTeamAvatarMutation,
  useRemoveTeamAvatarMutation,
  useChangeMemberRoleMutation,
  useRemoveMemberMutation,
  useTransferTeamMutation,
  useLeaveTeamMutation,
  useDeleteTeamMutation,
  useEnsureMemberTokenMutation,
  useRenewMemberTokenMutation,
  useRevokeMemberTokenMutation,
  useListMailInvitationsQuery,
  useInviteByMailMutation,
  useRevokeMailInvitationMutation,
} = teamApi;
