import type { Infra } from '../../infra/Infra.ts';
import { networkOf } from '../../infra/rateLimits/network.ts';

const DAY_MS = 86_400_000;
/**
 * Mails to one address a day. Who sends them to addresses of others must not get far; nor may one network use up all of them, or
 * an address would be kept from its owner for ever.
 */
const FROM_ONE_NETWORK = 5;
const FROM_ALL = 20;

/** Counts the mails by which addresses are proven. */
export function countProofMails({ tokens, limits }: Pick<Infra, 'tokens' | 'limits'>) {
  const fromOne = limits.attempts('proof mails to an address from a network', FROM_ONE_NETWORK, DAY_MS);
  const fromAll = limits.attempts('proof mails to an address', FROM_ALL, DAY_MS);
  const keysOf = (address: string, { address: sender }: { address: string }) => {
    const all = tokens.pseudonym(address);
    return { one: `${networkOf(sender)} ${all}`, all };
  };

  return {
    /** Counts a mail that a client asks for. Errors: too_many_requests. */
    async take(address: string, client: { address: string }): Promise<void> {
      const { one, all } = keysOf(address, client);
      await fromOne.take(one);
      try {
        await fromAll.take(all);
      } catch (error) {
        await fromOne.giveBack(one);
        throw error;
      }
    },

    /** Uncounts a mail that was not written after all. */
    async giveBack(address: string, client: { address: string }): Promise<void> {
      const { one, all } = keysOf(address, client);
      await fromOne.giveBack(one);
      await fromAll.giveBack(all);
    },
  };
}
