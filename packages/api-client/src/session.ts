import { ApiFailure } from './failure.ts';
import { singleFlight } from './single-flight.ts';
import { startTimer } from './timer.ts';
import { openTokenSharing, type SharedToken } from './token-sharing.ts';

/** How long before the end of its validity an access token counts as expired, in milliseconds (spec §4). */
export const EXPIRY_MARGIN_MS = 5_000;

/** Validity assumed when the server's is not a number, in milliseconds (spec §4). */
export const DEFAULT_VALIDITY_MS = 2 * 60 * 60 * 1_000;

/** The automatic refresh waits at least this long, in milliseconds, however short the validity. */
const SHORTEST_WAIT_MS = 1_000;

/** What a token exchange gives. `valid` is seconds, but a server may say something else. */
export interface TokenExchange {
  readonly access_token: string;
  readonly valid: unknown;
  readonly refresh_token: string;
}

/** Timers and clock, to be replaced in tests. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Runs a callback after some milliseconds; gives a function that calls it off. */
  readonly after: (delayMs: number, callback: () => void) => () => void;
}

/** The session that the browser's cookie belongs to now, which may be somebody else's than before. */
export interface Renewal {
  readonly userId: string;
  readonly refreshToken: string;
}

/** Settings of a token keeper. */
export interface TokenKeeperOptions {
  /** Exchanges a refresh token for an access token. */
  readonly exchange: (refreshToken: string) => Promise<TokenExchange>;
  /**
   * Gets another refresh token from the session's cookie. Asked after an exchange that got no answer: the server may have
   * spent the token all the same, and using it again would end the session. Without it the old token is used again.
   */
  readonly renew?: (() => Promise<Renewal>) | undefined;
  /** Called when a refresh is refused, so that the visitor signs in again. */
  readonly onSignInRequired: () => void;
  /** Called instead when the cookie turns out to be somebody else's by now: nothing is done in their name. */
  readonly onOtherUser?: (() => void) | undefined;
  /**
   * Whether pages of one browser that act for one person refresh once for all. For pages only, whose cookie is the same:
   * a server may act for one person in several sessions. Default: each refreshes for itself.
   */
  readonly acrossTabs?: boolean | undefined;
  readonly clock?: Clock | undefined;
}

/**
 * Keeps the tokens of a session, in memory only: a reload starts from the session cookie again. A refresh the server
 * refuses ends it. One that got no verdict (no network, a server that restarts or has too much to do) says nothing about
 * the session: it rejects with the `ApiFailure`, and the next call tries again.
 */
export interface TokenKeeper {
  /** Takes the refresh token of a user's valid session and obtains the access token; undefined when that is refused. */
  readonly start: (refreshToken: string, userId: string) => Promise<string | undefined>;
  /** The access token, refreshed first when it has expired; undefined without a session. */
  readonly getAccessToken: () => Promise<string | undefined>;
  /** Refreshes now. Callers that come together share one exchange. Undefined when it is refused. */
  readonly refresh: () => Promise<string | undefined>;
  /** Forgets everything, as after sign-out. */
  readonly clear: () => void;
}

const SYSTEM_CLOCK: Clock = {
  now: () => Date.now(),
  // In the background: a program that has nothing else to do may end.
  after: (delayMs, callback) => startTimer(delayMs, callback, true),
};

/** Makes a token keeper (spec §4): refreshes an expired token, and the coming one by itself shortly before it expires. */
export function createTokenKeeper(options: TokenKeeperOptions): TokenKeeper {
  let session: TokenSession | undefined;

  function clear(): void {
    session?.end();
    session = undefined;
  }

  return {
    start: (refreshToken, userId) => {
      clear();
      session = startSession({ refreshToken, userId }, options, clear);
      return session.refresh();
    },
    getAccessToken: async () => session?.validToken() ?? session?.refresh(),
    refresh: async () => session?.refresh(),
    clear,
  };
}

/** The tokens of one sign-in. A later sign-in gets its own, so that a late answer never mixes the two. */
interface TokenSession {
  readonly validToken: () => string | undefined;
  readonly refresh: () => Promise<string | undefined>;
  readonly end: () => void;
}

function startSession(first: Renewal, options: TokenKeeperOptions, clear: () => void): TokenSession {
  const clock = options.clock ?? SYSTEM_CLOCK;
  let { refreshToken } = first;
  let accessToken: string | undefined;
  let expiresAt = 0;
  let ended = false;
  /** Whether the refresh token may be spent, or too old: a newer one is asked for first. */
  let isDoubtful = false;
  let stopTimer = (): void => {};

  const sharing =
    options.acrossTabs === true ? openTokenSharing(first.userId, (token) => takeOver(token)) : undefined;

  /** Takes a token that another page got. Meanwhile the own refresh token grows old. */
  function takeOver(token: SharedToken): void {
    if (ended || token.expiresAt <= expiresAt) return;
    isDoubtful = true;
    keep(token);
  }

  function keep(token: SharedToken): void {
    accessToken = token.accessToken;
    expiresAt = token.expiresAt;
    stopTimer();
    stopTimer = clock.after(Math.max(expiresAt - clock.now(), SHORTEST_WAIT_MS), () => {
      // Nobody waits for it: what fails here is left to the next call that needs a token.
      refresh().catch(() => undefined);
    });
  }

  const refresh = singleFlight(async () => {
    const token = await (sharing === undefined ? exchange() : sharing.refresh(exchange));
    // Signed out meanwhile: these tokens must not bring the session back.
    if (ended || token === undefined) return undefined;
    if (token.accessToken !== accessToken) keep(token);
    return token.accessToken;
  });

  async function exchange(): Promise<SharedToken | undefined> {
    try {
      if (isDoubtful && options.renew !== undefined) {
        const renewal = await options.renew();
        if (renewal.userId !== first.userId) return end(options.onOtherUser ?? options.onSignInRequired);
        refreshToken = renewal.refreshToken;
      }
      const grant = await options.exchange(refreshToken);
      isDoubtful = false;
      refreshToken = grant.refresh_token;
      return { accessToken: grant.access_token, expiresAt: tokenExpiry(grant.valid, clock.now()) };
    } catch (error) {
      if (ended) return undefined;
      if (hasNoVerdict(error)) {
        isDoubtful = true;
        throw error;
      }
      return end(options.onSignInRequired);
    }
  }

  function end(notify: () => void): undefined {
    if (ended) return;
    clear();
    notify();
  }

  return {
    validToken: () => (clock.now() < expiresAt ? accessToken : undefined),
    refresh,
    end: () => {
      ended = true;
      sharing?.close();
      stopTimer();
    },
  };
}

/** Whether a failed call leaves open what the server thinks of the session. */
function hasNoVerdict(error: unknown): error is ApiFailure {
  if (!(error instanceof ApiFailure)) return false;
  return error.kind !== 'answer' || error.status === 429 || error.status >= 500;
}

/**
 * When an access token expires: 5 s before the end of its validity, which is two hours when it is not a number.
 *
 * @param valid validity as the server gave it, in seconds
 * @param now milliseconds since 1970
 */
export function tokenExpiry(valid: unknown, now: number): number {
  const seconds = typeof valid === 'string' && valid.trim() !== '' ? Number(valid) : valid;
  const validityMs =
    typeof seconds === 'number' && Number.isFinite(seconds) ? seconds * 1_000 : DEFAULT_VALIDITY_MS;
  return now + validityMs - EXPIRY_MARGIN_MS;
}
