import type { AccountName } from '@boardwalk/domain';
import type { Infra } from '../../infra/Infra.ts';
import type { AttemptLimiter } from '../../infra/rateLimits/limits.ts';
import { networkOf } from '../../infra/rateLimits/network.ts';

/** Where a request comes from. */
export interface Client {
  address: string;
  userAgent: string;
  /** What the browser was given when it signed in before, if it ever did; see `knownDevice`. */
  device?: string | undefined;
}

/** A guess of a password that may be made. */
export interface Guess {
  /** Uncounts the guess: it was right. */
  succeeded(): Promise<void>;
}

const FAILURE_WINDOW_MS = 15 * 60_000;
/** One address may stand for a whole office, and one account may be tried from many, so these may fail more often. */
const FAILURES_PER_PLACE = 10;
const DEVICE_SECONDS = 365 * 86_400;
const PURPOSE = 'device';

/**
 * Counts guesses of passwords, so that neither an account nor an address can be tried at length. Guesses count for the account
 * from one network, for the account from everywhere, and for the network. A stranger can use up all of these; a browser
 * that has signed in to the account before carries a proof of it and has a count of its own, so nobody can be locked out
 * of their account by others.
 */
export function createSignInGuard({ settings, limits, tokens, ids }: Infra) {
  const { failedSignIns } = settings.limits;
  const limiter = (name: string, factor: number) =>
    limits.attempts(`sign-in by ${name}`, failedSignIns * factor, FAILURE_WINDOW_MS);
  const byDevice = limiter('device', 1);
  const byAccountAndNetwork = limiter('account and network', 1);
  const byAccount = limiter('account', FAILURES_PER_PLACE);
  const byNetwork = limiter('network', FAILURES_PER_PLACE);

  /** Takes from all counts or from none. */
  async function takeAll(counts: readonly (readonly [AttemptLimiter, string])[]): Promise<void> {
    const taken: (readonly [AttemptLimiter, string])[] = [];
    try {
      for (const count of counts) {
        await count[0].take(count[1]);
        taken.push(count);
      }
    } catch (error) {
      for (const [limit, key] of taken) await limit.giveBack(key);
      throw error;
    }
  }

  async function deviceOf(name: AccountName, device: string | undefined): Promise<string | undefined> {
    if (device === undefined || device === '') return undefined;
    const claims = await tokens.verifyTicket(PURPOSE, device);
    const isKnown = claims?.account === tokens.pseudonym(name.value);
    return isKnown && typeof claims.id === 'string' ? claims.id : undefined;
  }

  return {
    /** What a browser that has signed in to the account before is known by. */
    deviceOf,

    /**
     * Counts a guess before the password is looked at: a burst of them would be over before the first one failed.
     * Errors: too_many_requests.
     */
    async take(name: AccountName, client: Client): Promise<Guess> {
      const device = await deviceOf(name, client.device);
      if (device !== undefined) {
        await byDevice.take(device);
        return { succeeded: () => byDevice.clear(device) };
      }
      const network = networkOf(client.address);
      const pair = `${name.value} ${network}`;
      await takeAll([
        [byNetwork, network],
        [byAccountAndNetwork, pair],
        [byAccount, name.value],
      ]);
      return {
        async succeeded() {
          await byAccountAndNetwork.clear(pair);
          await byAccount.giveBack(name.value);
          await byNetwork.giveBack(network);
        },
      };
    },

    /** Forgets the guesses of an account, from one network and from everywhere. */
    async forgive(name: AccountName, client: Client): Promise<void> {
      await byAccountAndNetwork.clear(`${name.value} ${networkOf(client.address)}`);
      await byAccount.clear(name.value);
    },

    /** A proof for a browser that it has signed in to an account, valid for a year. It grants nothing but a count of its own. */
    knownDevice: (name: AccountName): Promise<string> =>
      tokens.issueTicket(PURPOSE, { account: tokens.pseudonym(name.value), id: ids.key() }, DEVICE_SECONDS),
  };
}
