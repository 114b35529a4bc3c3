import type {
  Invitation,
  MailInvitation,
  MemberToken,
  TeamDetail,
  TeamFileCount,
  TeamMember,
  TeamPicture,
  TeamSpace,
} from '@boardwalk/api-client';
import { deletedUserName, privilegesOf, type Language } from '@boardwalk/domain';
import type { Row } from '../../infra/database/schema.ts';
import { API_PREFIX } from '../../infra/http/prefix.ts';
import { presentImageAt, teamAvatarUrl } from '../../infra/images/imageUrl.ts';
import type { InvitationRow } from './invitationRepository.ts';
import { obstacleOf } from './invitations.ts';
import type { TeamPictureRow } from './libraryRepository.ts';
import type { MailInvitationRow } from './mailInvitationRepository.ts';
import type { MemberRow } from './memberRepository.ts';
import type { TeamInFull, TeamUsage } from './service.ts';

/** A team with what the caller may do in it and what its plan allows. */
export function presentTeamDetail({ team, limits, counts }: TeamInFull): TeamDetail {
  return {
    id: team.team_id,
    name: team.name,
    avatar_url: teamAvatarUrl(team),
    type: team.type,
    privileges: [...privilegesOf(team.role)],
    file_create_limit: limits.editableFiles,
    edit_visitor_quantity: limits.editVisitors,
    file_count: counts.files,
    role: team.role,
    owner: { user_id: team.owner_id, nick_name: team.owner_nick_name, avatar_url: team.owner_avatar_url },
    staff_id: team.staff_id,
    staff_name: team.staff_name,
    member_count: counts.members,
    created_at: team.created_at.toISOString(),
  };
}

/** How many files a team holds and may hold. */
export function presentFileCount({ limits, counts }: TeamInFull): TeamFileCount {
  return { file_count: counts.files, file_create_limit: limits.editableFiles };
}

/** The plan of a team and what is used of it. */
export function presentTeamSpace(usage: TeamUsage): TeamSpace {
  const { team, limits, counts, trashCount, storage } = usage;
  return {
    team_id: team.team_id,
    team_type: team.type,
    is_limited: limits.editableFiles > 0 || limits.editVisitors > 0,
    ...presentFileCount(usage),
    trash_count: trashCount,
    edit_visitor_quantity: limits.editVisitors,
    member_count: counts.members,
    storage_used: storage.used,
    storage_limit: storage.limit,
  };
}

/** A member as the others see them. */
export function presentMember(row: MemberRow): TeamMember {
  return {
    user_id: row.user_id,
    nick_name: row.nick_name,
    avatar_url: row.avatar_url,
    staff_id: row.staff_id,
    staff_name: row.staff_name,
    role: row.role,
    joined_at: row.created_at.toISOString(),
  };
}

/** An invitation link as those see it who may hand it out. */
export function presentMemberToken(row: Row<'team_invitation'>): MemberToken {
  return {
    token: row.token,
    team_id: row.team_id,
    role: row.role,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  };
}

/** An invitation by mail as those see it who may revoke it. */
export function presentMailInvitation(row: MailInvitationRow): MailInvitation {
  return {
    invitation_id: row.invitation_id,
    token: row.token,
    email: row.email,
    role: row.role,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  };
}

/** Enough of an address for its owner to know it: others who hold the link must not learn it. */
function hintAt(address: string): string {
  const [first = ''] = address;
  return `${first}…${address.slice(address.lastIndexOf('@'))}`;
}

/** An invitation as the invited see it. */
export function presentInvitation(row: InvitationRow): Invitation {
  return {
    team_id: row.team_id,
    team_name: row.team_name,
    team_avatar_url: teamAvatarUrl(row),
    team_type: row.team_type,
    role: row.role,
    inviter: {
      user_id: row.inviter_id,
      nick_name: row.inviter_nick_name,
      avatar_url: row.inviter_avatar_url,
    },
    expires_at: row.expires_at.toISOString(),
    is_member: row.own_role !== null,
    sent_to: row.sent_to === null ? null : hintAt(row.sent_to),
    obstacle: obstacleOf(row),
  };
}

/** A picture of a library in all its widths. It stays when the account of who added it goes. */
export function presentTeamPicture(row: TeamPictureRow, language: Language): TeamPicture {
  const address = `${API_PREFIX}/web/team/${row.team_id}/library/${row.hash}`;
  return {
    hash: row.hash,
    name: row.name,
    image: presentImageAt(row, (width) => `${address}?width=${width}`),
    added_by: {
      user_id: row.user_id,
      nick_name: row.deleted_at === null ? row.nick_name : deletedUserName(language),
      avatar_url: row.avatar_url,
    },
    created_at: row.created_at.toISOString(),
  };
}
