import { ApiFailure, createApiClient, createTokenKeeper, type ApiClient } from '@boardwalk/api-client';
import type { Language } from '@boardwalk/domain';
import { checkSession, enterSession, type SessionSteps } from './check-session.ts';
import { SessionEvents } from './session-events.ts';
import { withoutToken, type SessionUser } from './session-user.ts';

/** What the session changes in the page. The store does it; tests put something else here. */
export interface SessionEffects {
  storeUser(user: SessionUser): void;
  setChecked(): void;
  /** The session is over although the page believed in it. */
  endSession(): void;
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
  readonly client: ApiClient;
  readonly #tokens = createTokenKeeper({
    exchange: async (refreshToken) =>
      await this.client.call('exchangeToken', { body: { refresh_token: refreshToken } }),
    renew: async () => (await this.client.call('getSession')).refresh_token,
    onSignInRequired: () => this.#lose(),
  });
  readonly #settled = Promise.withResolvers<void>();
  #isStarted = false;
  #effects: SessionEffects | undefined;

  constructor({ language, fetch }: PageSessionOptions) {
    this.client = createApiClient({
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
   * Checks the session at the start of the page. A page the server made for an anonymous visitor is told so and asks
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

  /** Ends the session on the server. The page is reloaded by whoever called. */
  async signOut(): Promise<void> {
    await this.client.call('signOut');
    this.#tokens.clear();
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
      storeUser: (user) => this.#effects?.storeUser(user),
      storeRefreshToken: (refreshToken) => {
        started = this.#tokens.start(refreshToken);
      },
      obtainAccessToken: async () => {
        if ((await started) === undefined) throw new Error('The token exchange failed.');
        this.#settled.resolve();
      },
      announceLogin: () => this.events.emit('login-success'),
      loadBaseInfo: async () => await this.#effects?.loadBaseInfo(),
      refreshUser: async () => {
        const user = await this.client.call('getUserInfo');
        this.#effects?.storeUser(withoutToken(user));
      },
    };
  }

  #lose(): void {
    this.#effects?.endSession();
    this.events.emit('sign-in-needed');
  }
}
