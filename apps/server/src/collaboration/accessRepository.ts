import { fileRoleBy, isShareLinkLive, weakerRole, type FileRole } from '@boardwalk/domain';
import { sql } from 'kysely';
import type { Queryable } from '../infra/database/database.ts';
import type { ShareRole, TeamRole } from '@boardwalk/domain';
import type { Participant } from './tickets.ts';

/** Somebody on a board. */
export interface Presence {
  fileKey: string;
  participant: Participant;
}

interface RightsRow {
  owner_id: string | null;
  team_role: TeamRole | null;
  visitor_role: ShareRole | null;
  joined_link_role: ShareRole | null;
  joined_link_expires_at: Date | null;
  joined_link_revoked_at: Date | null;
  link_role: ShareRole | null;
  link_expires_at: Date | null;
  link_revoked_at: Date | null;
  has_account: boolean;
  has_session: boolean;
}

/**
 * What each of some people has a right to on their board now, in the same order; null is somebody without any. A ticket
 * may have been given for less. One statement, however many they are. A file in the trash is open to nobody.
 */
export async function rolesOf(
  db: Queryable,
  presences: readonly Presence[],
  now: Date,
): Promise<(FileRole | null)[]> {
  if (presences.length === 0) return [];
  const column = (of: (presence: Presence) => string | undefined) =>
    sql`${presences.map((presence) => of(presence) ?? null)}::text[]`;
  const { rows } = await sql<RightsRow>`
    select file.owner_id,
      team_member.role as team_role,
      visitor.role as visitor_role,
      joined_link.role as joined_link_role,
      joined_link.expires_at as joined_link_expires_at,
      joined_link.revoked_at as joined_link_revoked_at,
      link.role as link_role, link.expires_at as link_expires_at, link.revoked_at as link_revoked_at,
      account.user_id is not null as has_account,
      session.session_id is null or (session.revoked_at is null and session.expires_at > ${now}) as has_session
    from unnest(
      ${column(({ fileKey }) => fileKey)},
      ${column(({ participant }) => participant.userId)},
      ${column(({ participant }) => participant.sessionId)},
      ${column(({ participant }) => participant.shareLinkId)}
    ) with ordinality as presence (file_key, user_id, session_id, share_link_id, place)
    left join file on file.file_key = presence.file_key and file.trashed_at is null
    left join user_account account on account.user_id = presence.user_id and account.deactivated_at is null
    left join session on session.session_id = presence.session_id
    left join team_member on team_member.team_id = file.team_id and team_member.user_id = presence.user_id
    left join file_visitor visitor
      on visitor.file_key = file.file_key and visitor.user_id = presence.user_id and visitor.removed_at is null
    left join share_link joined_link on joined_link.share_link_id = visitor.share_link_id
    left join share_link link
      on link.share_link_id = presence.share_link_id::bigint and link.file_key = file.file_key
    order by presence.place`.execute(db);
  return rows.map((row, index) => roleIn(row, presences[index]?.participant, now));
}

function roleIn(row: RightsRow, participant: Participant | undefined, now: Date): FileRole | null {
  if (participant === undefined || row.owner_id === null || !row.has_session) return null;
  if (participant.userId !== undefined && !row.has_account) return null;
  const isLive = (revokedAt: Date | null, expiresAt: Date | null) =>
    isShareLinkLive({ revokedAt, expiresAt }, now);
  if (participant.shareLinkId !== undefined)
    return isLive(row.link_revoked_at, row.link_expires_at) ? row.link_role : null;
  return fileRoleBy({
    isOwner: row.owner_id === participant.userId,
    teamRole: row.team_role,
    visitorRole: isLive(row.joined_link_revoked_at, row.joined_link_expires_at)
      ? lesser(row.visitor_role, row.joined_link_role)
      : null,
  });
}

function lesser<Role extends FileRole>(a: Role | null, b: Role | null): Role | null {
  return weakerRole(a, b) === a ? a : b;
}
