import type { SignInMethod } from '@boardwalk/api-client';
import type { AccountName } from '@boardwalk/domain';
import type { Queryable } from '../../infra/database/database.ts';
import { hashSecret } from '../../infra/ids/ids.ts';
import type { Infra } from '../../infra/Infra.ts';
import * as repository from './repository.ts';
import { createSignInGuard } from './signInGuard.ts';

/** A session that has just begun. */
export interface OpenedSession {
  user: repository.AccountRow;
  sessionId: string;
  method: SignInMethod;
  /** Value of the session cookie; exists nowhere else. */
  secret: string;
  refreshToken: string;
  /** Value of the cookie by which the browser is known from now on, see the guard of sign-ins; undefined: it has no name yet. */
  device: string | undefined;
}

const DAY_MS = 86_400_000;

/** The name by which somebody signs in; undefined when none of theirs is an account's yet. */
export function signInNameOf({ email, mobile }: repository.AccountRow): AccountName | undefined {
  if (email !== null) return { kind: 'email', value: email };
  return mobile === null ? undefined : { kind: 'mobile', value: mobile };
}

/** Starts sessions, however somebody has proven who they are. */
export function createNewSessions(infra: Infra) {
  const { clock, ids, settings } = infra;
  const guard = createSignInGuard(infra);

  /** Gives a new refresh token to a session. */
  async function grantRefreshToken(on: Queryable, sessionId: string, parent: string | null): Promise<string> {
    const secret = ids.secret();
    const now = clock.now();
    await repository.insertRefreshToken(on, {
      token_hash: hashSecret(secret),
      session_id: sessionId,
      parent_hash: parent,
      created_at: now,
      expires_at: new Date(now.getTime() + settings.tokens.refreshSeconds * 1000),
    });
    return secret;
  }

  /**
   * When a session ends that is used now: some days later, and never later than its longest time allows.
   *
   * @param since when it began; left out, now
   */
  function sessionEnd(since: Date = clock.now()): Date {
    const { sessionDays, sessionMaxDays } = settings.tokens;
    const unused = clock.now().getTime() + sessionDays * DAY_MS;
    return new Date(Math.min(unused, since.getTime() + sessionMaxDays * DAY_MS));
  }

  return {
    grantRefreshToken,
    sessionEnd,

    /** Starts a session, in a transaction that holds the account. */
    async open(
      on: Queryable,
      user: repository.AccountRow,
      { userAgent, name, method }: { userAgent: string; name: AccountName | undefined; method: SignInMethod },
    ): Promise<OpenedSession> {
      const now = clock.now();
      const secret = ids.secret();
      const sessionId = ids.key();
      await repository.deleteEndedSessions(on, user.user_id, new Date(now.getTime() - DAY_MS));
      await repository.insertSession(on, {
        session_id: sessionId,
        secret_hash: hashSecret(secret),
        user_id: user.user_id,
        user_agent: userAgent.slice(0, 300),
        method,
        created_at: now,
        last_seen_at: now,
        expires_at: sessionEnd(),
      });
      const refreshToken = await grantRefreshToken(on, sessionId, null);
      const device = name === undefined ? undefined : await guard.knownDevice(name);
      return { user, sessionId, method, secret, refreshToken, device };
    },
  };
}
