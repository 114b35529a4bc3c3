import type { SecondStep, SecondStepEventKind } from '@boardwalk/api-client';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { Caller } from '../../infra/sessions/accessTokens.ts';
import { revokeServiceTokens } from '../integrations/service.ts';
import { MailKind, type MailService } from '../mail/service.ts';
import type { AccountCentre } from './accountCentre.ts';
import type { AdminSecondStep } from './adminSecondStep.ts';
import { removeSecondStep, type SecondStepCodes } from './secondStepCodes.ts';
import * as repository from './secondStepRepository.ts';
import { lockAccount, lockPassword, type AccountService } from './service.ts';
import type { SessionsService } from './sessions.ts';

/** The second step of signing in, as its owner sets it up. */
export type SecondStepService = ReturnType<typeof createSecondStepService>;

const FAILURE_WINDOW_MS = 15 * 60_000;
/** How long a secret waits for its first code: setting up goes on at once or from the start. */
const BEGUN_MS = 15 * 60_000;

/** Sets the second step up, turns it on and off, and replaces its recovery codes. Each change is in its log and is mailed. */
export function createSecondStepService(
  { db, clock, limits, settings }: Infra,
  parts: {
    account: AccountService;
    adminSecondStep: AdminSecondStep;
    accountCentre: AccountCentre;
    sessions: SessionsService;
    codes: SecondStepCodes;
    mail: MailService;
  },
) {
  const { account, adminSecondStep, accountCentre, sessions, codes, mail } = parts;
  // Anyone who gets here holds a token of the account, so no stranger can use these up.
  const tries = limits.attempts('code of a second step', settings.limits.failedSignIns, FAILURE_WINDOW_MS);

  async function note(trx: Queryable, userId: string, kind: SecondStepEventKind): Promise<void> {
    const at = clock.now();
    await repository.recordEvent(trx, { userId, kind, at });
    await mail.send(trx, {
      userId,
      kind: MailKind.SECOND_STEP,
      data: { change: kind, at: at.toISOString() },
    });
  }

  /** Does what takes both steps, in the transaction that takes the code. Errors: wrong_password, wrong_code, second_step_off. */
  async function withBoth<T>(
    userId: string,
    { password, code }: { password: string; code: string },
    change: (trx: Queryable) => Promise<T>,
  ): Promise<T> {
    if (!(await codes.isOn(db, userId))) throw new ApiError('second_step_off');
    const hash = await accountCentre.confirmPassword(userId, password);
    await tries.take(userId);
    const changed = await inTransaction(db, async (trx) => {
      await lockPassword(trx, userId, hash);
      if ((await codes.take(trx, userId, code)) === undefined) throw new ApiError('wrong_code');
      return change(trx);
    });
    await tries.clear(userId);
    return changed;
  }

  return {
    /** Whether it is on, how many recovery codes are left, and what happened to it. */
    async state(caller: Caller): Promise<SecondStep> {
      const { userId } = caller;
      const step = await repository.findSecondStep(db, userId);
      const events = await repository.listEvents(db, userId);
      return {
        is_on: step?.on_since != null,
        on_since: step?.on_since?.toISOString() ?? null,
        recovery_codes_left: await repository.countRecoveryCodes(db, userId),
        needs_release: await adminSecondStep.needsRelease(caller),
        events: events.map(({ kind, at }) => ({ kind, at: at.toISOString() })),
      };
    },

    /**
     * Makes a secret that counts once a code of it was given, within 15 minutes.
     * Errors: wrong_password, second_step_release_needed, second_step_on, too_many_requests.
     */
    async begin(caller: Caller, password: string): Promise<{ secret: string; uri: string }> {
      const { userId } = caller;
      const hash = await accountCentre.confirmPassword(userId, password);
      const { email, mobile, nick_name: name } = await account.getUser(userId);
      const { sealed, secret, uri } = codes.makeSecret(userId, email ?? mobile ?? name);
      await inTransaction(db, async (trx) => {
        await lockPassword(trx, userId, hash);
        await adminSecondStep.ensureReleased(trx, caller);
        if (!(await repository.beginSecondStep(trx, userId, { sealed, now: clock.now() })))
          throw new ApiError('second_step_on');
      });
      return { secret, uri };
    },

    /**
     * Turns it on with a code of the authenticator, ends all other sessions and revokes all service tokens: they began
     * without it, as anyone who has the password could begin them.
     * Errors: wrong_code, second_step_on, second_step_not_begun, second_step_release_needed, too_many_requests.
     */
    async turnOn(caller: Caller, code: string): Promise<string[]> {
      const { userId, sessionId } = caller;
      await tries.take(userId);
      const { made, ended } = await inTransaction(db, async (trx) => {
        // Sign-ins hold the account: one under way with the password alone is done before, and its session ends here.
        await lockAccount(trx, userId);
        const now = clock.now();
        const step = await repository.lockSecondStep(trx, userId);
        if (step === undefined) throw new ApiError('second_step_not_begun');
        if (step.on_since !== null) throw new ApiError('second_step_on');
        if (now.getTime() - step.created_at.getTime() > BEGUN_MS) throw new ApiError('second_step_not_begun');
        await adminSecondStep.ensureReleased(trx, caller);
        if (!(await codes.takeFirst(trx, userId, step, code))) throw new ApiError('wrong_code');
        await repository.turnOn(trx, userId, now);
        await adminSecondStep.useUp(trx, userId);
        await revokeServiceTokens(trx, userId, { now });
        await note(trx, userId, 'on');
        return {
          made: await codes.makeRecoveryCodes(trx, userId),
          ended: await sessions.revokeAll(trx, userId, sessionId),
        };
      });
      await tries.clear(userId);
      sessions.forget(ended);
      return made;
    },

    /** Turns it off. Errors: wrong_password, wrong_code, second_step_off, too_many_requests. */
    turnOff: (caller: Caller, both: { password: string; code: string }): Promise<void> =>
      withBoth(caller.userId, both, async (trx) => {
        await removeSecondStep(trx, caller.userId, { mail, now: clock.now() });
        await adminSecondStep.releaseRenewal(trx, caller);
      }),

    /** Replaces the recovery codes. Errors: wrong_password, wrong_code, second_step_off, too_many_requests. */
    renewCodes: (userId: string, both: { password: string; code: string }): Promise<string[]> =>
      withBoth(userId, both, async (trx) => {
        await note(trx, userId, 'codes_renewed');
        return codes.makeRecoveryCodes(trx, userId);
      }),
  };
}
