import { UserKind } from '@boardwalk/domain';
import type { Queryable } from '../../infra/database/database.ts';

/** How an admin meets the second step that the site requires. */
export interface AdminSteps {
  readonly user_id: string;
  readonly has_two_steps: boolean;
  readonly release_until: Date | null;
}

const ADMINS = [UserKind.SUPER_ADMIN, UserKind.GENERAL_ADMIN];

/** Of what kind somebody is. */
export async function readKind(db: Queryable, userId: string): Promise<UserKind> {
  const row = await db
    .selectFrom('user_account')
    .select('kind')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.kind ?? UserKind.GENERAL_USER;
}

/** Whether somebody can set up a second step now, in their session. */
export async function isReleased(
  db: Queryable,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('second_step_release')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where((eb) => eb.or([eb('session_id', 'is', null), eb('session_id', '=', sessionId)]))
    .executeTakeFirst();
  return row !== undefined;
}

/** Lets somebody set one up; takes the place of a release from before. */
export async function putRelease(
  trx: Queryable,
  { userId, sessionId, expiresAt }: { userId: string; sessionId: string | null; expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto('second_step_release')
    .values({ user_id: userId, session_id: sessionId, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ session_id: sessionId, expires_at: expiresAt }),
    )
    .execute();
}

/** Takes a release back. */
export async function removeRelease(trx: Queryable, userId: string): Promise<void> {
  await trx.deleteFrom('second_step_release').where('user_id', '=', userId).execute();
}

/** The admins among some people, with what they have set up. */
export async function listSteps(db: Queryable, userIds: readonly string[], now: Date): Promise<AdminSteps[]> {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('user_account')
    .leftJoin('second_step_release', (join) =>
      join
        .onRef('second_step_release.user_id', '=', 'user_account.user_id')
        .on('second_step_release.session_id', 'is', null)
        .on('second_step_release.expires_at', '>', now),
    )
    .where('user_account.user_id', 'in', userIds)
    .where('user_account.kind', 'in', ADMINS)
    .select((eb) => [
      'user_account.user_id',
      'second_step_release.expires_at as release_until',
      eb
        .or([
          eb.exists(
            eb
              .selectFrom('second_step')
              .select('second_step.user_id')
              .whereRef('second_step.user_id', '=', 'user_account.user_id')
              .where('second_step.on_since', 'is not', null),
          ),
          eb.exists(
            eb
              .selectFrom('passkey')
              .select('passkey.user_id')
              .whereRef('passkey.user_id', '=', 'user_account.user_id'),
          ),
        ])
        .$castTo<boolean>()
        .as('has_two_steps'),
    ])
    .execute();
}
