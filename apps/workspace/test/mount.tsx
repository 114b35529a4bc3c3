import { createAppStore } from '@boardwalk/app-shell/api';
import { AppSession, SessionApp } from '@boardwalk/app-shell/app';
import type { Texts } from '@boardwalk/app-shell/language';
import type { Language } from '@boardwalk/domain';
import { aSession, aTokenGrant, mockApi, type MockedApi, type MockHandlers } from '@boardwalk/test-kit';
import { confirmer, toast } from '@boardwalk/ui-kit';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { expect } from 'vitest';
import { drawBoardPage } from '#app/board-page.tsx';
import { admitsGuests, routes } from '#app/router.tsx';
import { baseApi } from '#shared/api/base-api.ts';
import { loadTexts } from '#shared/language/load-texts.ts';

/** The app as a test sees it. */
export interface Mounted {
  readonly api: MockedApi;
  /** The address inside the app. */
  readonly address: () => string;
  readonly navigate: (to: string) => Promise<void>;
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

/** A session with a mocked API, and how often it sent somebody to sign in. */
function startSession(handlers: MockHandlers, language: Language) {
  const api = mockApi({ getSession: () => aSession(), exchangeToken: () => aTokenGrant(), ...handlers });
  let signIns = 0;
  const onAnonymous = () => {
    signIns += 1;
  };
  const opened = new AppSession({
    language,
    onSignInNeeded: onAnonymous,
    onOtherUser: onAnonymous,
    fetch: api.fetch,
  });
  session = opened;
  return { api, session: opened, onAnonymous, signIns: () => signIns };
}

async function show(language: Language, draw: (texts: Texts) => ReactNode): Promise<void> {
  const texts = await loadTexts(language);
  document.documentElement.lang = language;
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(draw(texts));
}

/**
 * Shows the app at an address, signed in, with a mocked API.
 *
 * @param path address inside the app, such as `/home/`
 * @param handlers answers of the API; the session's are there already
 */
export async function mountApp(
  path: string,
  handlers: MockHandlers = {},
  language: Language = 'en-US',
): Promise<Mounted> {
  const { api, signIns, ...start } = startSession(handlers, language);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const store = createAppStore(baseApi, start.session.client);
  await show(language, (texts) => (
    <SessionApp
      {...start}
      language={language}
      texts={texts}
      store={store}
      router={router}
      admitsGuests={admitsGuests}
    />
  ));
  return {
    api,
    address: () => router.state.location.pathname + router.state.location.search,
    navigate: async (to) => await router.navigate(to),
    signIns,
  };
}

/** Shows the editor of a board in a document of its own, see `mountApp`. */
export async function mountBoardPage(
  fileKey: string,
  handlers: MockHandlers,
  assign: (address: string) => void,
): Promise<MockedApi> {
  const { api, session: opened, onAnonymous } = startSession(handlers, 'en-US');
  const draw = drawBoardPage(fileKey, assign);
  await show('en-US', (texts) => draw({ session: opened, onAnonymous, language: 'en-US', texts }));
  return api;
}

/** Elements on their way in or out are half transparent, and colours change in steps: no rule about contrast can judge those. */
const settled = async (): Promise<void> => {
  await Promise.all(
    document.getAnimations().map(async (animation) => await animation.finished.catch(() => undefined)),
  );
};

/** What of the rules of accessibility a part of the page breaks, by rule. */
async function faultsOf(part: Element, options: axe.RunOptions = {}): Promise<string[]> {
  await settled();
  const { violations } = await axe.run(part, {
    rules: { region: { enabled: false } },
    ...options,
    // There is nothing to fetch, and only what is wrong is asked for.
    preload: false,
    resultTypes: ['violations'],
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Expects the whole page to keep the rules of accessibility. */
export async function expectAccessible(): Promise<void> {
  expect(await faultsOf(document.body)).toEqual([]);
}

/** What a part of the page breaks in light, and what of the rules about colours in dark. The page is in the usual theme afterwards. */
export async function faultsInBothThemes(part: Element): Promise<string[]> {
  const { dataset } = document.documentElement;
  dataset['theme'] = 'light';
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const light = await faultsOf(part, { runOnly: { type: 'tag', values: tags } });
  dataset['theme'] = 'dark';
  const dark = await faultsOf(part, { runOnly: ['color-contrast', 'link-in-text-block'], rules: {} });
  delete dataset['theme'];
  return [...light, ...dark.map((fault) => `dark: ${fault}`)];
}
