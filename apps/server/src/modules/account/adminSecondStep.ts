import { isAdmin, SECOND_STEP_RELEASE_HOURS } from '@boardwalk/domain';
import type { Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { Caller } from '../../infra/sessions/accessTokens.ts';
import { MailKind, type MailService } from '../mail/service.ts';
import * as releases from './releaseRepository.ts';
import { hasTwoSteps, recordEvent } from './secondStepRepository.ts';

/** Whether an admin has signed in as the site requires it, and may set up what it takes. */
export type AdminSecondStep = ReturnType<typeof createAdminSecondStep>;

const RELEASE_MS = SECOND_STEP_RELEASE_HOURS * 3_600_000;
/** How long anyone who turned a second step off, with both, can set up another: a new telephone is at hand then. */
const RENEWAL_MS = 15 * 60_000;

/**
 * The second step of admins, which the operator may require for the whole site. Where it is required, a password alone does not
 * set one up: a stolen one would open the site. A super admin, or the operator at the machine, releases it.
 */
export function createAdminSecondStep(
  { db, site, clock }: Pick<Infra, 'db' | 'site' | 'clock'>,
  { mail }: { mail: MailService },
) {
  /** Makes sure that there are two steps, whatever the site requires. Errors: admin_second_step_required. */
  async function ensureOwn(caller: Caller, on: Queryable = db): Promise<void> {
    if (!(await hasTwoSteps(on, caller)))
      throw new ApiError('admin_second_step_required', { internal: `user ${caller.userId}` });
  }

  /** Whether the site requires it of a person. */
  const isRequiredOf = async (on: Queryable, userId: string) =>
    site.current().requiresAdminSecondStep && isAdmin(await releases.readKind(on, userId));

  /** Whether nothing can be set up until a super admin releases it. */
  async function needsRelease(caller: Caller, on: Queryable = db): Promise<boolean> {
    if (!(await isRequiredOf(on, caller.userId)) || (await hasTwoSteps(on, caller))) return false;
    return !(await releases.isReleased(on, caller, clock.now()));
  }

  /** Lets somebody set one up for a day, in any session, and notifies them by mail. */
  async function release(trx: Queryable, userId: string): Promise<void> {
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + RELEASE_MS);
    await releases.putRelease(trx, { userId, sessionId: null, expiresAt });
    await recordEvent(trx, { userId, kind: 'released', at: now });
    const data = { change: 'released', at: now.toISOString() } as const;
    await mail.send(trx, { userId, kind: MailKind.SECOND_STEP, data });
  }

  return {
    ensureOwn,
    needsRelease,

    /** Makes sure that there are two steps if the site requires them. Errors: admin_second_step_required. */
    async ensure(caller: Caller): Promise<void> {
      if (site.current().requiresAdminSecondStep) await ensureOwn(caller);
    },

    /** Makes sure that a caller can set up an authenticator or a passkey. Errors: second_step_release_needed. */
    async ensureReleased(on: Queryable, caller: Caller): Promise<void> {
      if (await needsRelease(caller, on))
        throw new ApiError('second_step_release_needed', { internal: `user ${caller.userId}` });
    },

    /** Uses a release up: what it was given for is set up. */
    useUp: (trx: Queryable, userId: string): Promise<void> => releases.removeRelease(trx, userId),

    release,

    /** The same where the site requires one: for anyone who becomes an admin, or has lost theirs. */
    async releaseWhereRequired(trx: Queryable, userId: string): Promise<void> {
      // A command of the operator has just begun, and has read nothing yet.
      if ((await site.read(trx)).requiresAdminSecondStep) await release(trx, userId);
    },

    /** Lets anyone who has turned theirs off with both steps set up another one at once, in the same session. */
    releaseRenewal: (trx: Queryable, { userId, sessionId }: Caller): Promise<void> =>
      releases.putRelease(trx, {
        userId,
        sessionId,
        expiresAt: new Date(clock.now().getTime() + RENEWAL_MS),
      }),

    /** How admins meet what the site requires; nobody is among them where it requires nothing. */
    async ofAdmins(on: Queryable, userIds: readonly string[]): Promise<Map<string, releases.AdminSteps>> {
      if (!site.current().requiresAdminSecondStep) return new Map();
      const rows = await releases.listSteps(on, userIds, clock.now());
      return new Map(rows.map((row) => [row.user_id, row]));
    },
  };
}
