import { ApiFailure, createTokenKeeper, openUserChannel } from '@boardwalk/api-client';
import type { Language } from '@boardwalk/domain';
import { clientOnDemand, type ClientOnDemand } from './client-on-demand.ts';
import { checkSession, enterSession, type SessionSteps } from './check-session.ts';
import { SessionEvents } from './session-events.ts';
import { withoutToken, type SessionUser } from './session-user.ts';

/** What the session changes in the page. The store does it; tests put something else here. */
export interface SessionEffects {
  storeUser(user: SessionUser): void;
  setChecked(): void;
  /** The session is over although the page believed in it. What it shows stays, for the same person to go on. */
  endSession(): void;
  /** The person has left: nothing of theirs stays in the page. */
  forgetUser(): void;
  loadBaseInfo(): Promise<void>;
}

export interface PageSessionOptions {
  readonly language: Language;
  readonly fetch?: (request: Request) => Promise<Response>;
}

/**
 * The session of a page in the browser: holds the tokens (in memory only), gives them to the API's client, and runs
 * the steps of the specification (§4) at the start and after a login.
 */
export class PageSession {
  readonly events = new SessionEvents();
  readonly client: ClientOnDemand;
  readonly #tokens = createTokenKeeper({
    exchange: async (refreshToken) =>
      await this.client.call('exchangeToken', { body: { refresh_token: refreshToken } }),
    renew: async () => {
      const { user, refresh_token: refreshToken } = await this.client.call('getSession');
      return { userId: user.user_id, refreshToken };
    },
    onSignInRequired: () => this.#lose(),
    onOtherUser: () => void this.#follow(),
    acrossTabs: true,
  });
  readonly #otherPages = openUserChannel((userId) => {
    if (this.#userId !== null && this.#userId !== userId) void this.#follow();
  });
  readonly #settled = Promise.withResolvers<void>();
  #isStarted = false;
  /** Whose tokens the page holds. */
  #userId: string | null = null;
  #effects: SessionEffects | undefined;

  constructor({ language, fetch }: PageSessionOptions) {
    this.client = clientOnDemand({
      baseUrl: new URL('/api', location.origin).href,
      headers: { 'Accept-Language': language },
      ...(fetch ? { fetch } : {}),
      getAccessToken: async () => {
        await this.#settled.promise;
        return await this.#tokens.getAccessToken();
      },
      refreshAccessToken: async () => await this.#tokens.refresh(),
      onSignInRequired: () => this.events.emit('sign-in-needed'),
    });
  }

  /** Connects the session with the page's store, once both exist. */
  connect(effects: SessionEffects): void {
    this.#effects = effects;
  }

  /**
   * Checks the session at the start of the page. A page the server made for an anonymous visitor gets that and asks
   * nothing.
   *
   * @param isKnownAnonymous the server has found no session
   */
  async start(isKnownAnonymous: boolean): Promise<void> {
    // One check for the life of the page, however often the shell is mounted.
    if (this.#isStarted) return;
    this.#isStarted = true;
    await checkSession({
      ...this.#steps(),
      validate: async () => {
        if (isKnownAnonymous) throw new Error('The server has found no session.');
        return await this.#validate();
      },
      setChecked: () => {
        this.#settled.resolve();
        this.#effects?.setChecked();
      },
      announceChecked: () => this.events.emit('login-check-success'),
    });
  }

  /** Takes over a login made in the login dialog: the same steps as for a session found at the start. */
  async enter(user: SessionUser, refreshToken: string): Promise<void> {
    await enterSession(this.#steps(), user, refreshToken);
  }

  /** Asks who the person is by now: their membership, name or address may have changed elsewhere. */
  async refreshUser(): Promise<void> {
    const user = await this.client.call('getUserInfo');
    // Somebody else may use the page by the time the answer is there.
    if (user.user_id === this.#userId) this.#effects?.storeUser(withoutToken(user));
  }

  /** Ends the session on the server, and what this browser keeps of boards. The page is reloaded by the caller. */
  async signOut(): Promise<void> {
    await this.client.call('signOut');
    // The session is over now: this page and the others learn of it, whatever comes next.
    this.#tokens.clear();
    this.#userId = null;
    this.#otherPages.announce(null);
    // Code that does not come must not undo it. The workspace drops them too when somebody else opens a board.
    const kept = await import('@boardwalk/app-shell/kept-edits').catch(() => null);
    kept?.dropAllKept();
  }

  /** Stops listening to the other pages of the browser. */
  close(): void {
    this.#tokens.clear();
    this.#otherPages.close();
  }

  /** Follows the browser's session, which another page has ended or given to somebody else. */
  async #follow(): Promise<void> {
    const before = this.#userId;
    // Nobody is signed in any more, or nothing can be known of it: then the page is an anonymous visitor's.
    const found = await this.#validate().catch(() => null);
    if (found !== null && found.user.user_id === before) {
      await this.#tokens.start(found.refreshToken, before).catch(() => undefined);
      return;
    }
    this.#tokens.clear();
    this.#userId = null;
    this.#effects?.forgetUser();
    // A token that does not come now is asked for again by the next call.
    if (found !== null) await this.enter(found.user, found.refreshToken).catch(() => undefined);
  }

  async #validate(): Promise<{ user: SessionUser; refreshToken: string }> {
    try {
      const { user, refresh_token } = await this.client.call('getSession');
      return { user: withoutToken(user), refreshToken: refresh_token };
    } catch (reason) {
      // The server knew the visitor when it made the page; meanwhile the session has ended elsewhere.
      if (reason instanceof ApiFailure && reason.status === 401) this.#effects?.endSession();
      throw reason;
    }
  }

  #steps(): Omit<SessionSteps, 'validate' | 'setChecked' | 'announceChecked'> {
    let started: Promise<string | undefined> | undefined;
    return {
      storeUser: (user) => {
        this.#userId = user.user_id;
        this.#effects?.storeUser(user);
      },
      storeRefreshToken: (refreshToken) => {
        started = this.#tokens.start(refreshToken, this.#userId ?? '');
      },
      obtainAccessToken: async () => {
        if ((await started) === undefined) throw new Error('The token exchange failed.');
        this.#settled.resolve();
      },
      announceLogin: () => {
        this.events.emit('login-success');
        this.#otherPages.announce(this.#userId);
      },
      loadBaseInfo: async () => await this.#effects?.loadBaseInfo(),
      refreshUser: async () => {
        const user = await this.client.call('getUserInfo');
        this.#effects?.storeUser(withoutToken(user));
      },
    };
  }

  #lose(): void {
    this.#userId = null;
    this.#effects?.endSession();
    this.events.emit('sign-in-needed');
  }
}
