import type { BodyOf, ProviderQuestion, SignInProvider } from '@boardwalk/api-client';
import { parseAccountName, type Language } from '@boardwalk/domain';
import { inTransaction, isUniqueViolation, type Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { networkOf } from '../../infra/rateLimits/network.ts';
import type { SiteService } from '../site/service.ts';
import type { WorkspaceService } from '../workspace/service.ts';
import type { AddressService } from './addresses.ts';
import type { Identity } from './identityProviders.ts';
import type { IdentityQuestions } from './identityQuestions.ts';
import * as identities from './identityRepository.ts';
import { takeUnproven } from './linkRepository.ts';
import { createNewAccounts } from './newAccounts.ts';
import { createNewSessions, signInNameOf, type OpenedSession } from './newSessions.ts';
import { hasPasskey } from './passkeyRepository.ts';
import * as repository from './repository.ts';
import type { SecondStepCodes } from './secondStepCodes.ts';
import { createSignInChallenge } from './signInChallenge.ts';
import type { Client } from './signInGuard.ts';

/** Signing in with providers. */
export type IdentitySignIn = ReturnType<typeof createIdentitySignIn>;

/** A client by what its cookie says of the browser. */
export interface ProviderClient extends Client {
  browser: string;
  language: Language;
}

const HOUR_MS = 3_600_000;

/** An address of a provider as accounts have it. */
function addressIn(email: string | undefined): string | undefined {
  return email === undefined ? undefined : parseAccountName(email)?.value;
}

/**
 * Signing in with an identity that another provider has confirmed. It stands for the password: where the second step is on, that
 * is asked for as well. Somebody new gets an account, if the provider has confirmed an e-mail address that nobody has here.
 */
export function createIdentitySignIn(
  infra: Infra,
  parts: {
    addresses: AddressService;
    codes: SecondStepCodes;
    questions: IdentityQuestions;
    site: Pick<SiteService, 'maySignUp'>;
    workspace: WorkspaceService;
  },
) {
  const { db, clock, ids, limits, settings } = infra;
  const { addresses, codes, questions, site, workspace } = parts;
  const sessions = createNewSessions(infra);
  const challenge = createSignInChallenge(infra);
  const { prepare, add } = createNewAccounts(infra, workspace);
  const signUps = limits.attempts('sign-up', settings.limits.signUpsPerHour, HOUR_MS);

  /** Starts a session of an account, or asks for its second step. */
  async function open(trx: Queryable, userId: string, userAgent: string): Promise<OpenedSession | ApiError> {
    const passwordHash = await repository.holdPasswordHash(trx, userId);
    const user = await repository.findAccount(trx, userId, clock.now());
    if (passwordHash == null || user === undefined)
      throw new ApiError('provider_refused', { internal: `account ${userId} is gone` });
    const name = signInNameOf(user);
    if (!(await codes.isOn(trx, userId)))
      return sessions.open(trx, user, { userAgent, name, method: 'provider' });
    if (name === undefined)
      throw new ApiError('provider_refused', { internal: `${userId} has no name for the second step` });
    return challenge.pose(userId, { name, passwordHash, hasPasskey: await hasPasskey(trx, userId) });
  }

  async function signUp(
    identity: Identity & { providerId: string },
    { address, userAgent, language }: ProviderClient,
    invitation: string | undefined,
  ): Promise<OpenedSession | ApiError> {
    const { email, nickName, issuer, subject, label, providerId } = identity;
    await site.maySignUp({ invitation, address: addressIn(email) });
    if (email === undefined) throw new ApiError('provider_address_needed', { internal: issuer });
    await signUps.take(networkOf(address));
    const prepared = await prepare({
      account: email,
      // Nobody knows it: its owner sets one by mail, or needs none.
      password: ids.secret(),
      nickName: nickName ?? ids.key(),
      language,
      isProven: true,
    });
    try {
      return await inTransaction(db, async (trx) => {
        const state = await addresses.stateOf(trx, prepared.name.value);
        if (state === 'taken')
          throw new ApiError('account_exists', { internal: 'somebody has this address' });
        const now = clock.now();
        // The provider has proven it, as a mailed link would have.
        await takeUnproven(trx, { address: prepared.name.value, prover: '', now });
        const userId = await add(trx, { ...prepared, hasPassword: false });
        await identities.insertIdentity(trx, {
          issuer,
          subject,
          user_id: userId,
          provider_id: providerId,
          label,
          created_at: now,
          last_used_at: now,
        });
        return open(trx, userId, userAgent);
      });
    } catch (error) {
      if (isUniqueViolation(error, 'user_account_email_key'))
        throw new ApiError('account_exists', { cause: error });
      // Two tabs at once: the other one has made the account.
      if (isUniqueViolation(error, 'account_identity_pkey'))
        throw new ApiError('challenge_expired', { cause: error });
      throw error;
    }
  }

  return {
    /** The providers to sign in with, in the operator's order. */
    list: (): SignInProvider[] => settings.providers.map(({ id, name }) => ({ provider_id: id, name })),

    /** Asks a provider who sits at a browser. Errors: provider_not_found, provider_unavailable. */
    begin: (
      browser: string,
      { provider_id: providerId, invitation }: BodyOf<'beginProviderSignIn'>,
    ): Promise<ProviderQuestion> =>
      questions.ask(db, { purpose: 'sign-in', holder: { browser }, providerId, invitation }),

    /**
     * Starts a session. Errors: challenge_expired, provider_not_found, provider_unavailable, provider_refused; second_step_needed
     * with what `finishSignIn` takes; for somebody new provider_address_needed, account_exists, sign_up_closed,
     * invitation_needed, too_many_requests.
     */
    async finish(returned: BodyOf<'signInWithProvider'>, client: ProviderClient): Promise<OpenedSession> {
      const { identity, providerId, invitation } = await questions.take(db, returned, {
        purpose: 'sign-in',
        holder: { browser: client.browser },
      });
      const userId = await identities.findOwner(db, identity);
      const session =
        userId === undefined
          ? await signUp({ ...identity, providerId }, client, invitation)
          : await inTransaction(db, async (trx) => {
              const started = await open(trx, userId, client.userAgent);
              // With the second step outstanding nobody has signed in yet.
              const usedAt = started instanceof ApiError ? undefined : clock.now();
              const isOwn = await identities.noteIdentity(trx, identity, { userId, usedAt });
              if (!isOwn) throw new ApiError('provider_refused', { internal: 'unlinked meanwhile' });
              return started;
            });
      if (session instanceof ApiError) throw session;
      return session;
    },
  };
}
