import type { SessionUser } from './session-user.ts';

/** What the check of a session does to the world around it; each step of the specification is one call. */
export interface SessionSteps {
  /** Asks the server whether there is a session; rejects when there is none. */
  validate(): Promise<{ user: SessionUser; refreshToken: string }>;
  storeUser(user: SessionUser): void;
  storeRefreshToken(refreshToken: string): void;
  /** Exchanges the refresh token for an access token. */
  obtainAccessToken(): Promise<void>;
  announceLogin(): void;
  loadBaseInfo(): Promise<void>;
  /** Loads the user once more, with the access token. */
  refreshUser(): Promise<void>;
  setChecked(): void;
  announceChecked(): void;
}

/**
 * Runs the check of the session at the start of a page, in the order of the specification (§4): on success user and
 * refresh token are stored, the access token is obtained, login-success fires, base info loads and the user is read
 * again. A failure says nothing to anyone. In both cases the session is checked in the end and login-check-success
 * fires.
 */
export async function checkSession(steps: SessionSteps): Promise<void> {
  try {
    const { user, refreshToken } = await steps.validate();
    await enterSession(steps, user, refreshToken);
  } catch {
    // An invalid session is no error to the visitor: they are simply anonymous (spec §4).
  } finally {
    steps.setChecked();
    steps.announceChecked();
  }
}

/** The steps that follow a valid session; a login in the dialog takes the same ones. */
export async function enterSession(
  steps: Omit<SessionSteps, 'validate' | 'setChecked' | 'announceChecked'>,
  user: SessionUser,
  refreshToken: string,
): Promise<void> {
  steps.storeUser(user);
  steps.storeRefreshToken(refreshToken);
  await steps.obtainAccessToken();
  steps.announceLogin();
  await steps.loadBaseInfo();
  await steps.refreshUser();
}
