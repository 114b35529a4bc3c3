import { createHmac, hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT, errors } from 'jose';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../errors/ApiError.ts';
import { WRONG_CLOCK_MS, type Clock } from '../ids/clock.ts';

/** Who calls, as the access token says. Nothing a client sends beside it grants rights. */
export interface Caller {
  userId: string;
  sessionId: string;
}

/**
 * What a ticket is for; it is its audience, and no other purpose takes it. `collab` joins a live board, `unsubscribe` ends
 * mails, `device` proves that a browser has signed in before, `attachment` shows a picture of a report or of feedback,
 * `second-step` proves that a password was right.
 */
export const TICKET_PURPOSES = ['collab', 'unsubscribe', 'device', 'attachment', 'second-step'] as const;
export type TicketPurpose = (typeof TICKET_PURPOSES)[number];

/** Makes and checks access tokens and other short-lived signed tokens. */
export interface AccessTokens {
  /** A signed access token and its validity in seconds. */
  issue(caller: Caller): Promise<{ token: string; seconds: number }>;
  /** Who the token was issued to; throws not_signed_in or token_expired. */
  verify(token: string): Promise<Caller>;
  /**
   * Makes the tokens of a session, or of a person, worthless at once, in this process; others hear of it, see
   * forgetEndedSessions.
   */
  forget(id: string): void;
  /** A token for one purpose only, carrying some claims. */
  issueTicket(purpose: TicketPurpose, claims: Record<string, string>, seconds: number): Promise<string>;
  /** The claims of a ticket for that purpose, or undefined when it is invalid or expired. */
  verifyTicket(purpose: TicketPurpose, token: string): Promise<Record<string, unknown> | undefined>;
  /** A name for a text that reveals nothing of it without the secret. */
  pseudonym(text: string): string;
  /** A key for one other purpose, 256 bits; it reveals nothing of the secret or of the keys of other purposes. */
  keyFor(purpose: string): Uint8Array;
}

const ALGORITHM = 'HS256';
const ISSUER = 'boardwalk';
const ACCESS = 'access';
/** Access tokens whose signature is known to be right: to check it costs a fifth of a small request. */
const MOST_VERIFIED = 10_000;

type Audience = typeof ACCESS | TicketPurpose;

/** An access token of which the signature is right; times in seconds. */
type ReadToken = Caller & { expiresAt: number; issuedAt: number | undefined };

/**
 * Signed tokens (JWT, HMAC-SHA-256). They are not looked up: a process that did not learn that a session was ended
 * elsewhere, because it could not be reached, takes its access token until that expires, at most `accessSeconds` later.
 */
export function accessTokens(options: {
  secret: Uint8Array;
  accessSeconds: number;
  clock: Clock;
}): AccessTokens {
  const { secret, accessSeconds, clock } = options;
  /** Until when they are kept, by a clock that cannot be set: a token must not become good again by one that was. */
  const ended = new Map<string, number>();
  const verified = new LRUCache<string, ReadToken>({ max: MOST_VERIFIED });

  const issue = async (audience: Audience, claims: Record<string, string>, seconds: number) => {
    const now = Math.floor(clock.now().getTime() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(ISSUER)
      .setAudience(audience)
      .setIssuedAt(now)
      .setExpirationTime(now + seconds)
      .sign(secret);
  };
  const verify = async (audience: Audience, token: string) => {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience,
      // A token without an end would be good for ever.
      requiredClaims: ['exp', 'iat'],
      currentDate: clock.now(),
    });
    if (isEarly(payload.iat)) throw new errors.JWTExpired('made later than now', payload, 'iat');
    return payload;
  };
  const isEarly = (issuedAt = 0) => issuedAt * 1000 > clock.now().getTime() + WRONG_CLOCK_MS;

  const readAccess = async (token: string): Promise<ReadToken> => {
    const { sub, sid, exp, iat } = await verify(ACCESS, token);
    if (sub === undefined || typeof sid !== 'string' || exp === undefined)
      throw new ApiError('not_signed_in');
    const read = { userId: sub, sessionId: sid, expiresAt: exp, issuedAt: iat };
    verified.set(token, read);
    return read;
  };

  return {
    async issue({ userId, sessionId }) {
      return {
        token: await issue(ACCESS, { sub: userId, sid: sessionId }, accessSeconds),
        seconds: accessSeconds,
      };
    },
    async verify(token) {
      try {
        const { userId, sessionId, expiresAt, issuedAt } = verified.get(token) ?? (await readAccess(token));
        const isOver = expiresAt <= clock.now().getTime() / 1000 || isEarly(issuedAt);
        if (isOver || ended.has(sessionId) || ended.has(userId)) throw new ApiError('token_expired');
        return { userId, sessionId };
      } catch (error) {
        if (error instanceof ApiError) throw error;
        throw new ApiError(error instanceof errors.JWTExpired ? 'token_expired' : 'not_signed_in', {
          cause: error,
        });
      }
    },
    forget(id) {
      const now = performance.now();
      for (const [each, until] of ended) if (until < now) ended.delete(each);
      ended.set(id, now + accessSeconds * 1000 + WRONG_CLOCK_MS);
    },
    issueTicket: (purpose, claims, seconds) => issue(purpose, claims, seconds),
    async verifyTicket(purpose, token) {
      try {
        return await verify(purpose, token);
      } catch {
        return undefined;
      }
    },
    pseudonym: (text) =>
      createHmac('sha256', secret).update(`pseudonym ${text}`).digest('base64url').slice(0, 22),
    keyFor: (purpose) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32)),
  };
}
