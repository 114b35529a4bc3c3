import { createAppStore } from '@boardwalk/app-shell/api';
import { AppSession, SessionApp } from '@boardwalk/app-shell/app';
import type { Language } from '@boardwalk/domain';
import {
  aSession,
  aTokenGrant,
  aUser,
  mockApi,
  type MockedApi,
  type MockHandlers,
} from '@boardwalk/test-kit';
import { confirmer, toast } from '@boardwalk/ui-kit';
import axe from 'axe-core';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { expect } from 'vitest';
import { routes } from '#app/router.tsx';
import { baseApi } from '#shared/api/base-api.ts';
import { loadTexts } from '#shared/language/load-texts.ts';

/** The app as a test sees it. */
export interface Mounted {
  readonly api: MockedApi;
  /** The address inside the app. */
  readonly address: () => string;
  readonly navigate: (to: string) => Promise<void>;
  /** What the browser's button "Back" does. */
  readonly back: () => Promise<void>;
  /** How often somebody was sent to sign in. */
  readonly signIns: () => number;
}

let root: Root | undefined;
let host: HTMLElement | undefined;
let session: AppSession | undefined;

/** Takes down what was mounted; run after each test. */
export function takeDownApp(): void {
  root?.unmount();
  root = undefined;
  session?.close();
  host?.remove();
  toast.close();
  confirmer.current()?.settle('dismiss');
  document.documentElement.removeAttribute('data-theme');
}

/**
 * Shows the app at an address, signed in as an admin, with a mocked API.
 *
 * @param path address inside the app, such as `/review`
 * @param handlers answers of the API; the session's are there already
 */
export async function mountApp(
  path: string,
  handlers: MockHandlers = {},
  language: Language = 'en-US',
): Promise<Mounted> {
  const api = mockApi({
    getSession: () => aSession({ user: aUser({ role: 2 }) }),
    exchangeToken: () => aTokenGrant(),
    ...handlers,
  });
  let signIns = 0;
  const signIn = () => {
    signIns += 1;
  };
  session = new AppSession({ language, onSignInNeeded: signIn, onOtherUser: signIn, fetch: api.fetch });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const texts = await loadTexts(language);
  document.documentElement.lang = language;
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(
    <SessionApp
      language={language}
      texts={texts}
      store={createAppStore(baseApi, session.client)}
      session={session}
      router={router}
      onAnonymous={signIn}
    />,
  );
  return {
    api,
    address: () => router.state.location.pathname + router.state.location.search,
    navigate: async (to) => await router.navigate(to),
    back: async () => await router.navigate(-1),
    signIns: () => signIns,
  };
}

/** Expects the whole page to keep the rules of accessibility. */
export async function expectAccessible(): Promise<void> {
  // Elements on their way in or out are half transparent, which no rule about contrast can judge.
  await Promise.all(
    document.getAnimations().map(async (animation) => await animation.finished.catch(() => undefined)),
  );
  const { violations } = await axe.run(document.body, {
    rules: { region: { enabled: false } },
    // There is nothing to fetch, and only what is wrong is asked for.
    preload: false,
    resultTypes: ['violations'],
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
