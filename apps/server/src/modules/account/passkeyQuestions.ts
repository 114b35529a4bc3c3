import type { Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import { hashSecret } from '../../infra/ids/ids.ts';
import type { Infra } from '../../infra/Infra.ts';
import { isLocal } from '../../infra/settings/settings.ts';
import * as repository from './passkeyRepository.ts';

/** Seconds for which the answer to a question is taken. */
export const QUESTION_SECONDS = 600;

/** Reads what browsers sign. It comes with the first question: it is made of 280 modules, and most starts need none of them. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/** Who may answer a question: a session, or a browser that nobody has signed in to. */
export type Holder = { sessionId: string } | { browser: string };

/** The site as its passkeys know it. */
export interface PasskeySite {
  /** Name of the host: passkeys belong to it. */
  rpId: string;
  origin: string;
  /** Browsers have passkeys for names alone, and for https alone; localhost stands for both. */
  isOffered: boolean;
}

/** What passkeys know of the site, by its public address. */
export function passkeySite(publicUrl: string): PasskeySite {
  const { hostname, protocol, origin } = new URL(publicUrl);
  const isAddress = /^[\d.]+$|^\[/u.test(hostname);
  return { rpId: hostname, origin, isOffered: !isAddress && (protocol === 'https:' || isLocal(hostname)) };
}

const hashOf = (holder: Holder) =>
  hashSecret('sessionId' in holder ? `session ${holder.sessionId}` : `browser ${holder.browser}`);

/** What passkeys are asked to sign: each question is kept here, works once and for a while, and for who asked for it alone. */
export function createPasskeyQuestions({ clock, ids }: Pick<Infra, 'clock' | 'ids'>) {
  return {
    /** Makes a question. */
    async ask(
      on: Queryable,
      { purpose, holder, userId }: { purpose: 'add' | 'sign-in'; holder: Holder; userId: string | null },
    ): Promise<Uint8Array<ArrayBuffer>> {
      const challenge = ids.secret();
      const now = clock.now();
      await repository.insertQuestion(
        on,
        {
          challenge_hash: hashSecret(challenge),
          holder_hash: hashOf(holder),
          purpose,
          user_id: userId,
          expires_at: new Date(now.getTime() + QUESTION_SECONDS * 1000),
        },
        now,
      );
      return new Uint8Array(Buffer.from(challenge, 'base64url'));
    },

    /**
     * Uses a question up, also when the answer turns out to be wrong. Errors: challenge_expired.
     *
     * @param clientData what the browser says it has signed
     * @returns the challenge, and whom it was asked
     */
    async take(
      on: Queryable,
      clientData: string,
      { purpose, holder }: { purpose: 'add' | 'sign-in'; holder: Holder },
    ): Promise<{ challenge: string; userId: string | null }> {
      const challenge = challengeIn(clientData);
      const question =
        challenge === undefined
          ? undefined
          : await repository.takeQuestion(on, {
              challenge_hash: hashSecret(challenge),
              holder_hash: hashOf(holder),
              purpose,
            });
      if (challenge === undefined || question === undefined || question.expires_at <= clock.now())
        throw new ApiError('challenge_expired', { internal: 'no such question of a passkey' });
      return { challenge, userId: question.user_id };
    },
  };
}

function challengeIn(clientData: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8')) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
