import type { OperationId, User } from '@boardwalk/api-client';
import { aSession, aTokenGrant, failWith, type MockHandler, type MockHandlers } from '@boardwalk/test-kit';
import { expect } from 'vitest';
import { frameSays, loginFrame } from './login-frame.ts';
import type { RenderedApp } from './render-app.tsx';

/** A session that ends in the middle of a page. */
export interface EndingSession {
  /** What the calls of the session answer. */
  readonly answers: MockHandlers;
  /** Refuses a call while the session is over. */
  readonly guarded: <Op extends OperationId>(handler: MockHandler<Op>) => MockHandler<Op>;
  readonly end: () => void;
  /** Waits until something waits for a login, and logs in: the same person, or somebody else. */
  readonly logIn: (app: RenderedApp, as?: User) => Promise<void>;
}

/** Makes a session of a person that ends when the test says so. */
export function endingSession(user: User): EndingSession {
  let [isOver, isBack, current] = [false, false, user];
  return {
    answers: {
      getSession: () =>
        isOver ? failWith('not_signed_in') : aSession({ user: current, refresh_token: 'first' }),
      exchangeToken: ({ body }) =>
        isOver && body.refresh_token !== 'from-frame' ? failWith('session_ended') : aTokenGrant(),
      getUserInfo: () => current,
    },
    guarded: (handler) => (call) => (isOver && !isBack ? failWith('token_expired') : handler(call)),
    end: () => {
      isOver = true;
    },
    logIn: async ({ dialogs }, as = user) => {
      await expect
        .poll(() => dialogs.entries().some((entry) => entry.name === 'login' && entry.input.onSuccess))
        .toBe(true);
      await expect.poll(loginFrame).not.toBeNull();
      [isBack, current] = [true, as];
      frameSays({ type: 'login-success', data: aSession({ user: as, refresh_token: 'from-frame' }) });
    },
  };
}
