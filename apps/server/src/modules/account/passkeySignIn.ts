import type { BodyOf, PasskeyQuestion } from '@boardwalk/api-client';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { MailService } from '../mail/service.ts';
import { createNewSessions, signInNameOf, type OpenedSession } from './newSessions.ts';
import { createPasskeyQuestions, loadWebAuthn, passkeySite, QUESTION_SECONDS } from './passkeyQuestions.ts';
import * as passkeys from './passkeyRepository.ts';
import { notePasskey } from './passkeys.ts';
import * as repository from './repository.ts';
import type { SecondStepCodes } from './secondStepCodes.ts';
import { createSignInChallenge, type FirstStep } from './signInChallenge.ts';
import type { Client } from './signInGuard.ts';

/** Signing in with passkeys. */
export type PasskeySignIn = ReturnType<typeof createPasskeySignIn>;

/** A client by what its cookie says of the browser. */
export interface PasskeyClient extends Pick<Client, 'userAgent'> {
  browser: string;
}

const refusal = (internal: string) => new ApiError('passkey_refused', { internal });

/**
 * Signing in with a passkey. Alone it has to verify its owner and stands for both steps; after the password it takes the place
 * of the code.
 */
export function createPasskeySignIn(
  infra: Infra,
  { codes, mail }: { codes: SecondStepCodes; mail: MailService },
) {
  const { db, clock, settings } = infra;
  const site = passkeySite(settings.publicUrl);
  const questions = createPasskeyQuestions(infra);
  const firstSteps = createSignInChallenge(infra);
  const sessions = createNewSessions(infra);

  /** Makes sure that the first step still stands, until the transaction ends. Errors: challenge_expired. */
  async function holdFirstStep(trx: Queryable, { userId, holds }: FirstStep): Promise<void> {
    const hash = await repository.holdPasswordHash(trx, userId);
    if (hash == null || !holds(hash) || !(await codes.isOn(trx, userId)))
      throw new ApiError('challenge_expired', { internal: `user ${userId}` });
  }

  /** Errors: passkey_refused. */
  async function verify(
    passkey: passkeys.PasskeyRow,
    answer: BodyOf<'signInWithPasskey'>,
    { challenge, needsOwner }: { challenge: string; needsOwner: boolean },
  ) {
    const { id, client_data, authenticator_data, signature } = answer;
    try {
      const { verifyAuthenticationResponse } = await loadWebAuthn();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: {
          id,
          rawId: id,
          type: 'public-key',
          clientExtensionResults: {},
          response: { clientDataJSON: client_data, authenticatorData: authenticator_data, signature },
        },
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.rpId,
        requireUserVerification: needsOwner,
        // The counter is compared with the one of the locked row.
        credential: { id, publicKey: new Uint8Array(passkey.public_key), counter: 0 },
      });
      if (verified) return authenticationInfo;
    } catch (error) {
      throw new ApiError('passkey_refused', { cause: error });
    }
    throw refusal('the signature is wrong');
  }

  return {
    /**
     * Asks the browser for a passkey: for any of this site, or after the password for one of the account.
     * Errors: passkeys_not_offered, challenge_expired.
     */
    async begin(browser: string, ticket: string | undefined): Promise<PasskeyQuestion> {
      if (!site.isOffered) throw new ApiError('passkeys_not_offered');
      const first = ticket === undefined ? undefined : await firstSteps.read(ticket);
      const own = first === undefined ? [] : await passkeys.listPasskeys(db, first.userId);
      const challenge = await questions.ask(db, {
        purpose: 'sign-in',
        holder: { browser },
        userId: first?.userId ?? null,
      });
      const { generateAuthenticationOptions } = await loadWebAuthn();
      const options = await generateAuthenticationOptions({
        rpID: site.rpId,
        challenge,
        userVerification: first === undefined ? 'required' : 'preferred',
        allowCredentials: own.map(({ credential_id: id }) => ({ id })),
        timeout: QUESTION_SECONDS * 1000,
      });
      return { options: { ...options }, valid: QUESTION_SECONDS };
    },

    /** Starts a session. Errors: challenge_expired, passkey_refused. */
    async finish(
      { challenge: ticket, ...answer }: BodyOf<'signInWithPasskey'>,
      { browser, userAgent }: PasskeyClient,
    ): Promise<OpenedSession> {
      const question = await questions.take(db, answer.client_data, {
        purpose: 'sign-in',
        holder: { browser },
      });
      const first = ticket === undefined ? undefined : await firstSteps.read(ticket);
      if ((first?.userId ?? null) !== question.userId)
        throw new ApiError('challenge_expired', { internal: 'asked for another step' });
      const passkey = await passkeys.findPasskey(db, answer.id);
      if (passkey === undefined) throw refusal('unknown passkey');
      const { user_id: userId } = passkey;
      const handle = answer.user_handle;
      if (handle !== undefined && Buffer.from(handle, 'base64url').toString() !== userId)
        throw refusal(`passkey of ${userId} names somebody else`);
      if (first !== undefined && first.userId !== userId) throw refusal(`passkey is of ${userId}`);
      const { newCounter, credentialBackedUp } = await verify(passkey, answer, {
        challenge: question.challenge,
        needsOwner: first === undefined,
      });
      const session = await inTransaction(db, async (trx) => {
        if (first !== undefined) await holdFirstStep(trx, first);
        const isOpen = await repository.holdAccount(trx, userId);
        const user = isOpen ? await repository.findAccount(trx, userId, clock.now()) : undefined;
        const present = await passkeys.lockPasskey(trx, answer.id);
        if (user === undefined || present?.user_id !== userId) throw refusal('removed meanwhile');
        const now = clock.now();
        const counter = Number(present.counter);
        if ((counter > 0 || newCounter > 0) && newCounter <= counter) {
          // Given back, not thrown: the entry in the log and the mail are to stay.
          await notePasskey(trx, mail, { userId, kind: 'copy_refused', name: present.name, at: now });
          return refusal(`counter ${newCounter} after ${counter}: a copy of passkey ${present.passkey_id}`);
        }
        await passkeys.notePasskeyUse(trx, present.passkey_id, {
          counter: newCounter,
          isSynced: credentialBackedUp,
          now,
        });
        return sessions.open(trx, user, { userAgent, name: signInNameOf(user), method: 'passkey' });
      });
      if (session instanceof ApiError) throw session;
      return session;
    },
  };
}
