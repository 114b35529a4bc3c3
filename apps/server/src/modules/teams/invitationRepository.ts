import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { GivenTeamRole } from '@boardwalk/domain';
import type { NewRow } from '../../infra/database/schema.ts';

/** An invitation with what it invites to. */
export type InvitationRow = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/** The link of a team for a role that still works. */
export async function findInUse(db: Queryable, teamId: string, role: GivenTeamRole, now: Date) {
  return db
    .selectFrom('team_invitation')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('role', '=', role)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** An invitation of either kind by its token, ended ones included, what the reader's account is, and whether they belong to its team. */
export async function findInvitation(db: Queryable, token: string, userId: string | null) {
  return db
    .with('invitation', (on) =>
      on
        .selectFrom('team_invitation')
        .select(['team_id', 'role', 'created_by', 'expires_at', 'revoked_at'])
        .select([
          sql<string | null>`null`.as('sent_to'),
          sql<Date | null>`null::timestamptz`.as('accepted_at'),
        ])
        .where('token', '=', token)
        .unionAll(
          on
            .selectFrom('team_mail_invitation')
            .select(['team_id', 'role', 'created_by', 'expires_at', 'revoked_at'])
            .select([sql<string | null>`email`.as('sent_to'), 'accepted_at'])
            .where('token', '=', token),
        ),
    )
    .selectFrom('invitation')
    .innerJoin('team', 'team.team_id', 'invitation.team_id')
    .innerJoin('user_account as inviter', 'inviter.user_id', 'invitation.created_by')
    .leftJoin('team_member as mine', (join) =>
      join.onRef('mine.team_id', '=', 'team.team_id').on('mine.user_id', '=', userId ?? ''),
    )
    .leftJoin('user_account as reader', (join) => join.on('reader.user_id', '=', userId ?? ''))
    .select([
      'invitation.team_id',
      'invitation.role',
      'invitation.expires_at',
      'invitation.revoked_at',
      'invitation.accepted_at',
      'invitation.sent_to',
      'team.name as team_name',
      'team.avatar_hash',
      'team.type as team_type',
      'inviter.user_id as inviter_id',
      'inviter.nick_name as inviter_nick_name',
      'inviter.avatar_url as inviter_avatar_url',
      'mine.role as own_role',
      'reader.user_id as reader_id',
      'reader.email as reader_email',
      'reader.email_proven_at as reader_proven_at',
    ])
    .executeTakeFirst();
}

/** Adds an invitation; the one in use before must be revoked. */
export async function insertInvitation(db: Queryable, row: NewRow<'team_invitation'>): Promise<void> {
  await db.insertInto('team_invitation').values(row).execute();
}

/** Revokes the links of a team for some roles by which anybody joins; those by mail are of one address each and stay. */
export async function revokeInvitations(
  db: Queryable,
  teamId: string,
  roles: readonly GivenTeamRole[],
  now: Date,
): Promise<void> {
  if (roles.length === 0) return;
  await db
    .updateTable('team_invitation')
    .set({ revoked_at: now })
    .where('team_id', '=', teamId)
    .where('role', 'in', roles)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Forgets links of a team that ended before a time. */
export async function deleteEnded(db: Queryable, teamId: string, before: Date): Promise<void> {
  await db
    .deleteFrom('team_invitation')
    .where('team_id', '=', teamId)
    .where('expires_at', '<', before)
    .execute();
}
