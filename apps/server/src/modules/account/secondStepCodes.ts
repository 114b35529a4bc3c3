import { createHmac } from 'node:crypto';
import {
  parseSecondStepCode,
  RECOVERY_ALPHABET,
  RECOVERY_CODES,
  type SecondStepCode,
} from '@boardwalk/domain';
import { Secret, TOTP } from 'otpauth';
import type { Queryable } from '../../infra/database/database.ts';
import type { Infra } from '../../infra/Infra.ts';
import { MailKind, type MailService } from '../mail/service.ts';
import { seal, unseal } from '../../infra/secrets/sealedSecret.ts';
import * as repository from './secondStepRepository.ts';

export { removeBegun } from './secondStepRepository.ts';

/** Codes of the second step: made, kept and checked. */
export type SecondStepCodes = ReturnType<typeof createSecondStepCodes>;

const PERIOD_SECONDS = 30;
/** Periods that a clock may be off, before and after. */
const WINDOW = 1;
const SECRET_BYTES = 20;
const RECOVERY_CHARACTERS = 10;

function authenticator(secret: Uint8Array, issuer: string, label = issuer): TOTP {
  const bytes = new Uint8Array(secret);
  return new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: new Secret({ buffer: bytes.buffer }),
  });
}

/** Turns off the second step of somebody who has lost both authenticator and recovery codes; false when it was not on. */
export async function removeSecondStep(
  trx: Queryable,
  userId: string,
  { mail, now }: { mail: MailService; now: Date },
): Promise<boolean> {
  if (!(await repository.removeSecondStep(trx, userId))) return false;
  await repository.recordEvent(trx, { userId, kind: 'off', at: now });
  const data = { change: 'off', at: now.toISOString() } as const;
  await mail.send(trx, { userId, kind: MailKind.SECOND_STEP, data });
  return true;
}

/** Makes and checks codes. Secrets are sealed and recovery codes hashed with keys of the server. */
export function createSecondStepCodes(
  { clock, ids, tokens, site, log }: Pick<Infra, 'clock' | 'ids' | 'tokens' | 'site' | 'log'>,
  { mail }: { mail: MailService },
) {
  const sealingKey = tokens.keyFor('second step secrets');
  const hashingKey = tokens.keyFor('recovery codes');
  const hashOf = (userId: string, code: string) =>
    createHmac('sha256', hashingKey).update(`${userId} ${code}`).digest('hex');
  const bytes = () => Buffer.from(ids.secret(), 'base64url');

  /** The secret of an authenticator; undefined when it was sealed by another secret of the server: no code is right then. */
  function open(userId: string, sealed: string): Buffer | undefined {
    try {
      return unseal(sealingKey, userId, sealed);
    } catch (error) {
      log.error({ err: error, userId }, 'the secret of an authenticator cannot be read: check TOKEN_SECRET');
      return undefined;
    }
  }

  /** Takes the code of an authenticator unless it, or a later one, was taken before. */
  async function takeCode(
    trx: Queryable,
    userId: string,
    step: { sealed_secret: string; last_period: string | null },
    code: string,
  ): Promise<boolean> {
    const now = clock.now().getTime();
    const secret = open(userId, step.sealed_secret);
    if (secret === undefined) return false;
    const totp = authenticator(secret, site.current().name);
    const delta = totp.validate({ token: code, timestamp: now, window: WINDOW });
    if (delta === null) return false;
    const period = Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
    if (step.last_period !== null && period <= Number(step.last_period)) return false;
    await repository.notePeriod(trx, userId, period);
    return true;
  }

  async function takeRecoveryCode(trx: Queryable, userId: string, code: string): Promise<boolean> {
    const now = clock.now();
    if (!(await repository.useRecoveryCode(trx, userId, { hash: hashOf(userId, code), now }))) return false;
    await repository.recordEvent(trx, { userId, kind: 'code_used', at: now });
    const data = { change: 'code_used', at: now.toISOString() } as const;
    await mail.send(trx, { userId, kind: MailKind.SECOND_STEP, data });
    return true;
  }

  return {
    /** A new secret: sealed, in base32, and as the address that authenticators read. */
    makeSecret(userId: string, label: string): { sealed: string; secret: string; uri: string } {
      const secret = bytes().subarray(0, SECRET_BYTES);
      const totp = authenticator(secret, site.current().name, label);
      return {
        sealed: seal(sealingKey, userId, secret),
        secret: totp.secret.base32,
        uri: totp.toString(),
      };
    },

    /** Gives a person other recovery codes, in a transaction. */
    async makeRecoveryCodes(trx: Queryable, userId: string): Promise<string[]> {
      const codes = Array.from({ length: RECOVERY_CODES }, () =>
        [...bytes().subarray(0, RECOVERY_CHARACTERS)]
          .map((byte) => RECOVERY_ALPHABET.charAt(byte % RECOVERY_ALPHABET.length))
          .join(''),
      );
      await repository.replaceRecoveryCodes(
        trx,
        userId,
        codes.map((code) => hashOf(userId, code)),
      );
      return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
    },

    /** Whether signing in to an account takes a code. */
    async isOn(on: Queryable, userId: string): Promise<boolean> {
      const step = await repository.findSecondStep(on, userId);
      return step?.on_since != null;
    },

    /** Takes the first code of an authenticator that was begun, in a transaction that holds its row. */
    takeFirst: async (
      trx: Queryable,
      userId: string,
      step: { sealed_secret: string; last_period: string | null },
      text: string,
    ): Promise<boolean> => {
      const code = parseSecondStepCode(text);
      return code?.kind === 'code' && (await takeCode(trx, userId, step, code.value));
    },

    /**
     * Takes a code, in a transaction: each works once, also when it is given twice at the same moment.
     *
     * @returns what kind it was; undefined when it is wrong, or there is no second step
     */
    async take(trx: Queryable, userId: string, text: string): Promise<SecondStepCode['kind'] | undefined> {
      const step = await repository.lockSecondStep(trx, userId);
      const code = parseSecondStepCode(text);
      if (step?.on_since == null || code === null) return undefined;
      const isRight =
        code.kind === 'code'
          ? await takeCode(trx, userId, step, code.value)
          : await takeRecoveryCode(trx, userId, code.value);
      return isRight ? code.kind : undefined;
    },
  };
}
