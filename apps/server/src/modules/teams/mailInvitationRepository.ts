import type { GivenTeamRole } from '@boardwalk/domain';
import { bigId } from '../../infra/database/bigId.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow, Row } from '../../infra/database/schema.ts';

/** An invitation by mail. */
export type MailInvitationRow = Row<'team_mail_invitation'>;

/** The invitations by mail of a team that can still be accepted, to some roles, the newest first. */
export async function listOpen(
  db: Queryable,
  teamId: string,
  { roles, now }: { roles: readonly GivenTeamRole[]; now: Date },
): Promise<MailInvitationRow[]> {
  return db
    .selectFrom('team_mail_invitation')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('role', 'in', roles)
    .where('revoked_at', 'is', null)
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('invitation_id', 'desc')
    .execute();
}

/** How many invitations by mail of a team can still be accepted. */
export async function countOpen(db: Queryable, teamId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('team_mail_invitation')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('team_id', '=', teamId)
    .where('revoked_at', 'is', null)
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** An invitation by mail of a team. */
export async function findOne(
  db: Queryable,
  teamId: string,
  invitationId: string,
): Promise<MailInvitationRow | undefined> {
  return db
    .selectFrom('team_mail_invitation')
    .selectAll()
    .where('invitation_id', '=', bigId(invitationId))
    .where('team_id', '=', teamId)
    .executeTakeFirst();
}

/** Adds an invitation by mail; the one in use for its address and role before must be revoked. */
export async function insertOne(
  db: Queryable,
  row: NewRow<'team_mail_invitation'>,
): Promise<MailInvitationRow> {
  return db.insertInto('team_mail_invitation').values(row).returningAll().executeTakeFirstOrThrow();
}

/**
 * Revokes invitations by mail of a team that were not accepted: one, or those to some roles that are for an address, that a person
 * made, or that are for the address of a person's account.
 */
export async function revoke(
  db: Queryable,
  teamId: string,
  which:
    | { invitationId: string }
    | (({ email: string } | { by: string } | { to: string }) & { roles: readonly GivenTeamRole[] }),
  now: Date,
): Promise<void> {
  let query = db
    .updateTable('team_mail_invitation')
    .set({ revoked_at: now })
    .where('team_id', '=', teamId)
    .where('revoked_at', 'is', null)
    .where('accepted_at', 'is', null);
  if ('invitationId' in which) query = query.where('invitation_id', '=', bigId(which.invitationId));
  else {
    if (which.roles.length === 0) return;
    query = query.where('role', 'in', which.roles);
    if ('email' in which) query = query.where('email', '=', which.email);
    else if ('by' in which) query = query.where('created_by', '=', which.by);
    else
      query = query.where('email', '=', (eb) =>
        eb.selectFrom('user_account').select('email').where('user_id', '=', which.to),
      );
  }
  await query.execute();
}

/** Notes that an invitation by mail was accepted. */
export async function setAccepted(db: Queryable, token: string, now: Date): Promise<void> {
  await db
    .updateTable('team_mail_invitation')
    .set({ accepted_at: now })
    .where('token', '=', token)
    .where('accepted_at', 'is', null)
    .execute();
}
