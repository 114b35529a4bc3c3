import {
  createSessionClient,
  openUserChannel,
  type ApiClient,
  type SessionClient,
  type User,
} from '@boardwalk/api-client';
import type { Language } from '@boardwalk/domain';
import { dropAllKept } from '../kept-edits/index.ts';

/** The signed-in person as pages keep them: without the refresh token, which stays inside the session. */
export type Viewer = Omit<User, 'refresh_token'>;

export interface AppSessionOptions {
  readonly language: Language;
  /** Runs when a login is needed: no session, or one that has ended (spec §8: a failed refresh leads to sign-in). */
  readonly onSignInNeeded: () => void;
  /** Runs when the browser's session is somebody else's by now, or ended on another page: the page is theirs no more. */
  readonly onOtherUser: () => void;
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** The session of this tab: its tokens, in memory only, and the client whose calls carry them (spec §4). */
export class AppSession {
  readonly client: ApiClient;
  readonly #tokens: SessionClient['tokens'];
  readonly #otherPages;
  readonly #onSignInNeeded: () => void;
  #started: Promise<Viewer> | undefined;
  #userId: string | null = null;

  constructor({ language, onSignInNeeded, onOtherUser, fetch: ask }: AppSessionOptions) {
    this.#onSignInNeeded = onSignInNeeded;
    this.#otherPages = openUserChannel((userId) => {
      if (this.#userId === null || this.#userId === userId) return;
      this.#userId = null;
      this.#tokens.clear();
      onOtherUser();
    });
    const { client, tokens } = createSessionClient({
      baseUrl: new URL('/api', location.origin).href,
      headers: { 'Accept-Language': language },
      fetch: ask ?? ((request) => fetch(request)),
      onSignInRequired: onSignInNeeded,
      onOtherUser,
      acrossTabs: true,
    });
    this.client = client;
    this.#tokens = tokens;
  }

  /**
   * Validates the session and obtains the access token.
   *
   * @throws ApiFailure with status 401 when nobody is signed in, any other when the check itself failed
   */
  start(): Promise<Viewer> {
    // One check for the life of the page, however often the gate is mounted; a failed one may be repeated.
    this.#started ??= this.#check().catch((reason: unknown) => {
      this.#started = undefined;
      throw reason;
    });
    return this.#started;
  }

  /** Ends the session on the server and forgets the tokens, and what this browser keeps of boards. */
  async signOut(): Promise<void> {
    await this.client.call('signOut');
    this.#tokens.clear();
    this.#userId = null;
    // Pages with an open board keep its edits again when they are only deleted: they have to hear of the end.
    this.#otherPages.announce(null);
    dropAllKept();
  }

  /** Signs out and goes to the sign-in page, which leads back here: the page is for another account. */
  async switchAccount(): Promise<void> {
    await this.signOut();
    this.#onSignInNeeded();
  }

  /** Stops listening to the other pages of the browser. */
  close(): void {
    this.#tokens.clear();
    this.#otherPages.close();
  }

  async #check(): Promise<Viewer> {
    const { user, refresh_token: refreshToken } = await this.client.call('getSession');
    this.#userId = user.user_id;
    this.#otherPages.announce(user.user_id);
    await this.#tokens.start(refreshToken, user.user_id);
    const { refresh_token: _token, ...viewer } = user;
    return viewer;
  }
}
