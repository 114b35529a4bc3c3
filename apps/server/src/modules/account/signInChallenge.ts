import { parseAccountName, type AccountName } from '@boardwalk/domain';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { networkOf } from '../../infra/rateLimits/network.ts';

const PURPOSE = 'second-step';
const VALID_SECONDS = 5 * 60;
const FAILURE_WINDOW_MS = 15 * 60_000;
const HOUR_MS = 3_600_000;
/** Guesses of codes for one account from all strangers, or all known browsers, within an hour: of a million three are right. */
const GUESSES_PER_HOUR = 20;

/** Whose password was right. */
export interface FirstStep {
  readonly userId: string;
  readonly name: AccountName;
  /** Whether the password is still the one that was right. */
  readonly holds: (passwordHash: string) => boolean;
}

/**
 * What stands between the two steps of signing in: a signed ticket that says whose password was right. It is bound to that
 * password, and guesses of the code are counted, for the account from one network and from everywhere. Browsers that have
 * signed in to the account before have counts of their own, so nobody can be locked out by others who know the password.
 */
export function createSignInChallenge({ settings, limits, tokens }: Infra) {
  const byPlace = limits.attempts(
    'second step by account and place',
    settings.limits.failedSignIns,
    FAILURE_WINDOW_MS,
  );
  const byAccount = limits.attempts('second step by account', GUESSES_PER_HOUR, HOUR_MS);
  const markOf = (passwordHash: string) => tokens.pseudonym(`second step ${passwordHash}`);

  return {
    /** The answer to a right password: second_step_needed. */
    async pose(
      userId: string,
      { name, passwordHash, hasPasskey }: { name: AccountName; passwordHash: string; hasPasskey: boolean },
    ): Promise<ApiError> {
      const claims = { user: userId, name: name.value, mark: markOf(passwordHash) };
      const challenge = await tokens.issueTicket(PURPOSE, claims, VALID_SECONDS);
      return new ApiError('second_step_needed', {
        data: { challenge, valid: VALID_SECONDS, passkey: hasPasskey },
        internal: `password of ${userId} was right`,
      });
    },

    /** Reads a challenge. Errors: challenge_expired. */
    async read(challenge: string): Promise<FirstStep> {
      const claims = await tokens.verifyTicket(PURPOSE, challenge);
      const { user, name: text, mark } = claims ?? {};
      const name = typeof text === 'string' ? parseAccountName(text, settings.deployment) : null;
      if (typeof user !== 'string' || name === null) throw new ApiError('challenge_expired');
      return { userId: user, name, holds: (passwordHash) => markOf(passwordHash) === mark };
    },

    /**
     * Counts a guess of a code, before it is looked at; gives what forgets it. Errors: too_many_requests.
     *
     * @param device what the browser is known by, if it has signed in to the account before
     */
    async take(userId: string, address: string, device: string | undefined): Promise<() => Promise<void>> {
      const place = `${userId} ${device ?? networkOf(address)}`;
      // Also known browsers are limited together: somebody may have made many of them before there was a second step.
      const everywhere = device === undefined ? userId : `${userId} known browsers`;
      await byPlace.take(place);
      try {
        await byAccount.take(everywhere);
      } catch (error) {
        await byPlace.giveBack(place);
        throw error;
      }
      return async () => {
        await byPlace.clear(place);
        await byAccount.giveBack(everywhere);
      };
    },
  };
}
