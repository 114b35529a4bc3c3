import { inTransaction, isUniqueViolation, type Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { networkOf } from '../../infra/rateLimits/network.ts';
import { MailKind, type MailService } from '../mail/service.ts';
import { changeAccount } from './centreRepository.ts';
import * as repository from './linkRepository.ts';
import type { MailLinks } from './mailLinks.ts';
import { countProofMails } from './proofMails.ts';
import type { Client } from './signInGuard.ts';

/** Whose an e-mail address is. */
export type AddressService = ReturnType<typeof createAddressService>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Anyone who lets mails be sent to addresses of others must not get far. */
const MAILS_PER_ACCOUNT = 10;
const TRIES_PER_NETWORK = 60;
/** How long an address keeps others out that nobody has proven: as long as the first link to it works. */
const UNPROVEN_HOLDS_MS = DAY_MS;

/** What an address is to somebody who wants it: nobody has it; somebody has not proven it for long; it is somebody's. */
export type AddressState = 'free' | 'unproven' | 'taken';

/** Proving that an e-mail address belongs to the person: by a link that is mailed there. */
export function createAddressService(infra: Infra, { mail, links }: { mail: MailService; links: MailLinks }) {
  const { db, clock, limits } = infra;
  const mails = countProofMails(infra);
  const ofAccount = limits.attempts('proof mails of an account', MAILS_PER_ACCOUNT, DAY_MS);
  const tries = limits.attempts('proofs', TRIES_PER_NETWORK, HOUR_MS);

  async function sendProof(on: Queryable, userId: string, address: string): Promise<void> {
    const data = await links.make(on, { userId, purpose: 'prove', address });
    await mail.send(on, { userId, address, kind: MailKind.ADDRESS_PROOF, data });
  }

  /** Counts a mail that somebody asks for. Errors: too_many_requests. */
  async function countFor(userId: string, address: string, client: Client): Promise<void> {
    await ofAccount.take(userId);
    await mails.take(address, client);
  }

  /** What an address is to somebody who does not have it. */
  async function stateOf(on: Queryable, address: string): Promise<AddressState> {
    const holder = await repository.findHolder(on, address);
    if (holder === undefined) return 'free';
    const heldFor = clock.now().getTime() - holder.created_at.getTime();
    return holder.email_proven_at !== null || heldFor < UNPROVEN_HOLDS_MS ? 'taken' : 'unproven';
  }

  /** Calls a change off, for the present address stays; false when somebody else has proven that one meanwhile. */
  async function callOff(
    userId: string,
    present: string,
    hold: (trx: Queryable) => Promise<void>,
  ): Promise<boolean> {
    return inTransaction(db, async (trx) => {
      await hold(trx);
      const person = await repository.lockAddresses(trx, userId);
      if (person?.email !== present) return false;
      await changeAccount(trx, userId, { pending_email: null, updated_at: clock.now() });
      return true;
    });
  }

  return {
    stateOf,

    /** Whether the address of a new account may get a link: not when it has got many. Counts it. */
    async mayGreet(address: string, client: Client): Promise<boolean> {
      try {
        await mails.take(address, client);
        return true;
      } catch (error) {
        if (error instanceof ApiError && error.error === 'too_many_requests') return false;
        throw error;
      }
    },

    /** Uncounts the link of a new account that was not made after all. */
    notGreeted: (address: string, client: Client): Promise<void> => mails.giveBack(address, client),

    /** Sends the first link to the address of a new account, in its transaction. */
    greet: sendProof,

    /**
     * Notes that a person wants another address and sends a link there. The present address stays until the link is used;
     * given again, it calls the change off. Errors: wrong_password when it was changed since it was confirmed, account_exists,
     * too_many_requests.
     *
     * @param wish.hold makes sure that the password is still the one that was confirmed, see lockPassword
     */
    async want(
      userId: string,
      address: string,
      {
        present,
        hold,
        client,
      }: { present: string | null; hold: (trx: Queryable) => Promise<void>; client: Client },
    ): Promise<void> {
      const now = clock.now();
      if (address === present && (await callOff(userId, address, hold))) return;
      if ((await stateOf(db, address)) === 'taken') throw new ApiError('account_exists');
      await countFor(userId, address, client);
      await inTransaction(db, async (trx) => {
        await hold(trx);
        await changeAccount(trx, userId, { pending_email: address, updated_at: now });
        await sendProof(trx, userId, address);
      });
    },

    /**
     * Sends another link: to the address a person wants, unless it was proven by somebody else, or else to their present one.
     * Errors: nothing_to_prove, too_many_requests.
     */
    async requestProof(userId: string, client: Client): Promise<void> {
      const wanted = addressToProve(await repository.findAddresses(db, userId));
      // Who wants what another has proven meanwhile would only bother that person.
      const holder = await repository.findHolder(db, wanted);
      if (holder !== undefined && holder.email_proven_at !== null) throw new ApiError('nothing_to_prove');
      await countFor(userId, wanted, client);
      await inTransaction(db, async (trx) => {
        const address = addressToProve(await repository.lockAddresses(trx, userId));
        // Another one was asked for meanwhile, which has got its link then.
        if (address === wanted) await sendProof(trx, userId, address);
      });
    },

    /**
     * Proves an address by the token of a link; one that was wanted in place of another takes its place, and that one is
     * notified when it was proven. Who has the address without a proof loses it. Errors: link_used, link_expired, account_exists, too_many_requests.
     *
     * @returns the address
     */
    async prove(token: string, client: Client): Promise<string> {
      await tries.take(networkOf(client.address));
      try {
        return await inTransaction(db, async (trx) => {
          const { userId, address } = await links.use(trx, 'prove', token);
          const person = await repository.lockAddressesToChange(trx, userId);
          const now = clock.now();
          if (person === undefined || (address !== person.email && address !== person.pending_email))
            throw new ApiError('link_expired', {
              internal: `user ${userId} does not want this address any more`,
            });
          const proven = { email_proven_at: now, updated_at: now };
          if (address === person.email) await changeAccount(trx, userId, proven);
          else {
            await this.tellFormer(trx, userId, person);
            await repository.takeUnproven(trx, { address, prover: userId, now });
            await changeAccount(trx, userId, { ...proven, email: address, pending_email: null });
          }
          return address;
        });
      } catch (error) {
        if (isUniqueViolation(error, 'user_account_email_key'))
          throw new ApiError('account_exists', { cause: error });
        throw error;
      }
    },

    /** Notifies the address an account leaves about it, should that not have been its owner; only when it was proven. */
    async tellFormer(
      on: Queryable,
      userId: string,
      { email, email_proven_at }: { email: string | null; email_proven_at: Date | null },
    ): Promise<void> {
      if (email === null || email_proven_at === null) return;
      await mail.send(on, {
        userId,
        address: email,
        kind: MailKind.EMAIL_CHANGED,
        data: { at: clock.now().toISOString() },
      });
    },
  };
}

/** The address that lacks a proof: the one that is wanted, or else the present one. Errors: nothing_to_prove. */
function addressToProve(person: repository.Addresses | undefined): string {
  const unproven = person?.email_proven_at === null ? person.email : null;
  const address = person?.pending_email ?? unproven;
  if (address === null) throw new ApiError('nothing_to_prove');
  return address;
}
