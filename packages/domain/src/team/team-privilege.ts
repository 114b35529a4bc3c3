/** What a member of a team may do (spec §3, §6). */
export const TeamPrivilege = {
  VIEW: 'TeamView',
  EDIT: 'TeamEdit',
  BUY: 'TeamBuy',
  DELETE: 'TeamDelete',
  INVITE: 'TeamInvite',
  INVITE_MANAGER: 'TeamInviteManager',
  INVITE_EDITOR: 'TeamInviteEditor',
  INVITE_VIEWER: 'TeamInviteViewer',
  INVITE_GUEST: 'TeamInviteGuest',
  REMOVE_MEMBER: 'TeamRemoveMember',
  NETDISK: 'TeamNetdisk',
  LIBRARY: 'TeamLibrary',
  MOVE_FILE: 'TeamMoveFile',
  PERMISSION: 'TeamPermission',
} as const;
export type TeamPrivilege = (typeof TeamPrivilege)[keyof typeof TeamPrivilege];
