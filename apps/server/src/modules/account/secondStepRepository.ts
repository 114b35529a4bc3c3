import type { SecondStepEventKind } from '@boardwalk/api-client';
import type { Queryable } from '../../infra/database/database.ts';

const MAX_EVENTS = 20;

/** The authenticator of a person, on or only begun. */
export async function findSecondStep(db: Queryable, userId: string) {
  return db
    .selectFrom('second_step')
    .select(['sealed_secret', 'last_period', 'on_since'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/**
 * Whether a caller has passed two steps: an authenticator is on, which ended all sessions that began without it, or the session
 * began with a passkey. A service token has no session, so that it takes the authenticator.
 */
export async function hasTwoSteps(
  db: Queryable,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('user_account')
    .select('user_id')
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('second_step')
            .select('second_step.user_id')
            .where('second_step.user_id', '=', userId)
            .where('on_since', 'is not', null),
        ),
        eb.exists(
          eb
            .selectFrom('session')
            .select('session_id')
            .where('session_id', '=', sessionId)
            .where('session.user_id', '=', userId)
            .where('method', '=', 'passkey'),
        ),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** The same, locked until the transaction ends: of two who use one code, one waits. */
export async function lockSecondStep(trx: Queryable, userId: string) {
  return trx
    .selectFrom('second_step')
    .select(['sealed_secret', 'last_period', 'created_at', 'on_since'])
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Begins a second step, in place of one that was only begun; false when one is on. */
export async function beginSecondStep(
  db: Queryable,
  userId: string,
  { sealed, now }: { sealed: string; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('second_step')
    .values({ user_id: userId, sealed_secret: sealed, created_at: now, on_since: null })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed_secret: sealed, created_at: now, last_period: null })
        .where('second_step.on_since', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Forgets what a former password was enough to begin, before anyone who knew it can finish it: a second step, passkeys, links to
 * providers, and another e-mail address, unless it is the only name that the account has.
 */
export async function removeBegun(trx: Queryable, userId: string): Promise<void> {
  await trx.deleteFrom('second_step').where('user_id', '=', userId).where('on_since', 'is', null).execute();
  await trx.deleteFrom('passkey_question').where('user_id', '=', userId).execute();
  await trx.deleteFrom('identity_question').where('user_id', '=', userId).execute();
  await trx
    .updateTable('user_account')
    .set({ pending_email: null })
    .where('user_id', '=', userId)
    .where('pending_email', 'is not', null)
    .where((eb) => eb.or([eb('email', 'is not', null), eb('mobile', 'is not', null)]))
    .execute();
}

/** Turns a begun second step on. */
export async function turnOn(trx: Queryable, userId: string, now: Date): Promise<void> {
  await trx.updateTable('second_step').set({ on_since: now }).where('user_id', '=', userId).execute();
}

/** Notes the period whose code was taken last. */
export async function notePeriod(trx: Queryable, userId: string, period: number): Promise<void> {
  await trx.updateTable('second_step').set({ last_period: period }).where('user_id', '=', userId).execute();
}

/** Removes a second step with its recovery codes; false when there was none. */
export async function removeSecondStep(trx: Queryable, userId: string): Promise<boolean> {
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  const row = await trx
    .deleteFrom('second_step')
    .where('user_id', '=', userId)
    .returning('on_since')
    .executeTakeFirst();
  return row?.on_since != null;
}

/** Gives a person other recovery codes. */
export async function replaceRecoveryCodes(
  trx: Queryable,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ user_id: userId, code_hmac: hash, used_at: null })))
    .execute();
}

/** Uses up a recovery code; false when it is unknown or was used. */
export async function useRecoveryCode(
  trx: Queryable,
  userId: string,
  { hash, now }: { hash: string; now: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hmac', '=', hash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** How many recovery codes are left. */
export async function countRecoveryCodes(db: Queryable, userId: string): Promise<number> {
  const row = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.left;
}

/** Adds to the audit log. */
export async function recordEvent(
  trx: Queryable,
  { userId, kind, at }: { userId: string; kind: SecondStepEventKind; at: Date },
): Promise<void> {
  await trx.insertInto('second_step_event').values({ user_id: userId, kind, at }).execute();
}

/** The latest entries of the audit log, newest first. */
export async function listEvents(db: Queryable, userId: string) {
  return db
    .selectFrom('second_step_event')
    .select(['kind', 'at'])
    .where('user_id', '=', userId)
    .orderBy('event_id', 'desc')
    .limit(MAX_EVENTS)
    .execute();
}
