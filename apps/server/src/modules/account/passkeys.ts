import type { BodyOf, Passkey, PasskeyEventKind, PasskeyList, PasskeyQuestion } from '@boardwalk/api-client';
import { checkLine, normalizeText, PASSKEY_LIMITS } from '@boardwalk/domain';
import { inTransaction, isUniqueViolation, type Queryable } from '../../infra/database/database.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { Caller } from '../../infra/sessions/accessTokens.ts';
import { MailKind, type MailService } from '../mail/service.ts';
import type { AdminSecondStep } from './adminSecondStep.ts';
import { createPasskeyQuestions, loadWebAuthn, passkeySite, QUESTION_SECONDS } from './passkeyQuestions.ts';
import * as repository from './passkeyRepository.ts';
import type { Proof, ProofService } from './proof.ts';
import type { SecondStepCodes } from './secondStepCodes.ts';
import { lockAccount, requireRunning, type AccountService } from './service.ts';

/** Passkeys, as their owner keeps them. */
export type PasskeyService = ReturnType<typeof createPasskeyService>;

/** Adds to the audit log of passkeys, and notifies their owner by mail. */
export async function notePasskey(
  trx: Queryable,
  mail: MailService,
  event: { userId: string; kind: PasskeyEventKind; name: string; at: Date },
): Promise<void> {
  const { userId, kind, name, at } = event;
  await repository.recordEvent(trx, event);
  const data = { change: kind, name, at: at.toISOString() };
  await mail.send(trx, { userId, kind: MailKind.PASSKEY, data });
}

/** Adds, names and removes passkeys. Adding and removing take a proof, are in the audit log and are mailed. */
export function createPasskeyService(
  infra: Infra,
  parts: {
    account: AccountService;
    adminSecondStep: AdminSecondStep;
    codes: SecondStepCodes;
    mail: MailService;
    proof: ProofService;
  },
) {
  const { db, clock, ids, settings } = infra;
  const { account, adminSecondStep, codes, mail, proof } = parts;
  const site = passkeySite(settings.publicUrl);
  const questions = createPasskeyQuestions(infra);

  /** Errors: passkey_limit_reached. */
  async function checkRoom(trx: Queryable, userId: string): Promise<repository.PasskeyRow[]> {
    const passkeys = await repository.listPasskeys(trx, userId);
    const { max: limit } = PASSKEY_LIMITS;
    if (passkeys.length >= limit)
      throw new ApiError('passkey_limit_reached', { data: { limit, current: passkeys.length } });
    return passkeys;
  }

  /** A name as it is stored. Errors: bad_input. */
  function readName(name: string): string {
    const violations = checkLine('name', name, PASSKEY_LIMITS.name);
    if (violations.length > 0) throw badInput(violations);
    return normalizeText(name);
  }

  return {
    /** What somebody has, and what happened to it. */
    async list(caller: Caller): Promise<PasskeyList> {
      const { userId } = caller;
      const passkeys = await repository.listPasskeys(db, userId);
      const events = await repository.listEvents(db, userId);
      return {
        list: passkeys.map(present),
        is_offered: site.isOffered,
        needs_code: await codes.isOn(db, userId),
        needs_release: await adminSecondStep.needsRelease(caller),
        events: events.map(({ kind, name, at }) => ({ kind, name, at: at.toISOString() })),
      };
    },

    /**
     * Asks the browser of a session for a new passkey. Errors: wrong_password, wrong_code, passkeys_not_offered,
     * passkey_limit_reached, second_step_release_needed, too_many_requests.
     */
    async begin(caller: Caller, given: Proof): Promise<PasskeyQuestion> {
      const { userId, sessionId } = caller;
      if (!site.isOffered) throw new ApiError('passkeys_not_offered');
      const { passkeys, challenge } = await proof.confirm(userId, given, async (trx) => {
        await adminSecondStep.ensureReleased(trx, caller);
        return {
          passkeys: await checkRoom(trx, userId),
          challenge: await questions.ask(trx, { purpose: 'add', holder: { sessionId }, userId }),
        };
      });
      const { nick_name: name, email, mobile } = await account.getUser(userId);
      const { generateRegistrationOptions } = await loadWebAuthn();
      const options = await generateRegistrationOptions({
        rpName: infra.site.current().name,
        rpID: site.rpId,
        userID: new Uint8Array(Buffer.from(userId)),
        userName: email ?? mobile ?? name,
        userDisplayName: name,
        challenge,
        attestationType: 'none',
        excludeCredentials: passkeys.map(({ credential_id: id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        timeout: QUESTION_SECONDS * 1000,
      });
      return { options: { ...options }, valid: QUESTION_SECONDS };
    },

    /**
     * Adds what the browser has made. Errors: bad_input, challenge_expired, passkey_refused, passkey_exists,
     * passkey_limit_reached, second_step_release_needed.
     */
    async add(caller: Caller, made: BodyOf<'addPasskey'>): Promise<Passkey> {
      const { userId, sessionId } = caller;
      const name = readName(made.name);
      const question = await questions.take(db, made.client_data, { purpose: 'add', holder: { sessionId } });
      if (question.userId !== userId) throw new ApiError('challenge_expired', { internal: `user ${userId}` });
      const { credential, credentialBackedUp } = await readAttestation(made, question.challenge, site);
      const now = clock.now();
      const passkey = {
        passkey_id: ids.key(),
        user_id: userId,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: [...new Set(made.transports)],
        name,
        is_synced: credentialBackedUp,
        created_at: now,
        last_used_at: null,
      };
      try {
        await inTransaction(db, async (trx) => {
          await lockAccount(trx, userId);
          await requireRunning(trx, { userId, sessionId }, now);
          await adminSecondStep.ensureReleased(trx, caller);
          await checkRoom(trx, userId);
          await repository.insertPasskey(trx, passkey);
          await adminSecondStep.useUp(trx, userId);
          await notePasskey(trx, mail, { userId, kind: 'added', name, at: now });
        });
      } catch (error) {
        if (isUniqueViolation(error, 'passkey_credential_id_key'))
          throw new ApiError('passkey_exists', { cause: error });
        throw error;
      }
      return present(passkey);
    },

    /** Gives a passkey another name. Errors: bad_input, passkey_not_found. */
    async rename(userId: string, passkeyId: string, name: string): Promise<Passkey> {
      const row = await repository.renamePasskey(db, { userId, passkeyId, name: readName(name) });
      if (row === undefined) throw new ApiError('passkey_not_found', { internal: `passkey ${passkeyId}` });
      return present(row);
    },

    /** Removes a passkey. Errors: wrong_password, wrong_code, passkey_not_found, too_many_requests. */
    remove: (userId: string, passkeyId: string, given: Proof): Promise<void> =>
      proof.confirm(userId, given, async (trx) => {
        const name = await repository.removePasskey(trx, { userId, passkeyId });
        if (name === undefined) throw new ApiError('passkey_not_found', { internal: `passkey ${passkeyId}` });
        await notePasskey(trx, mail, { userId, kind: 'removed', name, at: clock.now() });
      }),
  };
}

/** What a new passkey is, once the browser's answer has been found true. Errors: passkey_refused. */
async function readAttestation(
  { id, client_data, attestation }: BodyOf<'addPasskey'>,
  challenge: string,
  { rpId, origin }: { rpId: string; origin: string },
) {
  try {
    const { verifyRegistrationResponse } = await loadWebAuthn();
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: client_data, attestationObject: attestation },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
    });
    if (registrationInfo?.credential.id === id) return registrationInfo;
  } catch (error) {
    throw new ApiError('passkey_refused', { cause: error });
  }
  throw new ApiError('passkey_refused', { internal: 'the answer is not the one of this passkey' });
}

function present(
  row: Pick<repository.PasskeyRow, 'passkey_id' | 'name' | 'is_synced' | 'created_at' | 'last_used_at'>,
): Passkey {
  return {
    passkey_id: row.passkey_id,
    name: row.name,
    is_synced: row.is_synced,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}
