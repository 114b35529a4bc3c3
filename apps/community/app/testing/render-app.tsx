import type { User } from '@boardwalk/api-client';
import { toast } from '@boardwalk/ui-kit';
import {
  aProfile,
  aTagRef,
  aTokenGrant,
  mockApi,
  type MockedApi,
  type MockHandlers,
} from '@boardwalk/test-kit';
import { use, type ComponentType, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, type DataRouter } from 'react-router';
import { listenForReturn } from '#shared/api/keep-fresh.ts';
import type { DialogStack } from '#shared/dialogs/dialog-stack.ts';
import { DialogContext } from '#shared/dialogs/use-dialogs.ts';
import { loadTexts } from '../load-texts.ts';
import { PageSession } from '#shared/session/page-session.ts';
import type { PageSettings } from '#shared/settings/settings-slice.ts';
import { AppProviders } from '../AppProviders.tsx';
import { connectSession } from '../connect-session.ts';
import { routeTable } from '../route-table.ts';
import { CrashPage } from '../shell/CrashPage.tsx';
import { makeStore, type PageStore } from '../store.ts';

/** The app in a test: what happened, and where it is. */
export interface RenderedApp {
  readonly api: MockedApi;
  readonly store: PageStore;
  readonly session: PageSession;
  readonly router: DataRouter;
  readonly dialogs: DialogStack;
  /** Path and query the app is at. */
  readonly address: () => string;
}

export interface AppOptions {
  /** Answers of the API, by operation. Those of the shell have defaults. */
  handlers?: MockHandlers;
  /** The person the page was made for; their session is checked as in a browser. Nobody: an anonymous visitor. */
  viewer?: User;
  settings?: Partial<PageSettings>;
  /** Time zone of the reader; the deployment's when it is left out. */
  readerTimeZone?: string;
  /** Addresses visited before, the oldest first. */
  before?: readonly string[];
}

const modules = import.meta.glob<{
  default: ComponentType;
  ErrorBoundary?: ComponentType;
  handle?: unknown;
}>('../routes/*.tsx', { eager: true });
const mounted: { root: Root; host: HTMLElement; session: PageSession; stopListening: () => void }[] = [];

/**
 * Renders the whole app at an address, with the real routes, shell, store and session over a mocked API. Data is asked
 * for by the pages themselves, as after a navigation.
 */
export async function renderApp(path: string, options: AppOptions = {}): Promise<RenderedApp> {
  const { viewer, handlers, settings, readerTimeZone, before = [] } = options;
  const api = mockApi({ ...SHELL_ANSWERS, ...(viewer && sessionAnswers(viewer)), ...handlers });
  const language = settings?.language ?? 'en-US';
  const session = new PageSession({ language, fetch: api.fetch });
  const store = makeStore(
    { client: session.client },
    {
      settings: { ...DEFAULT_SETTINGS, ...settings },
      session: { user: viewer ?? null, isChecked: viewer === undefined, isUserFillAskDialog: null },
    },
  );
  connectSession(session, store);
  const stopListening = listenForReturn(store.dispatch);
  const router = createMemoryRouter(
    [
      {
        element: <Page name="shell" />,
        errorElement: <CrashPage />,
        children: [{ ...pagesRoute(), children: routeTable.map(routeOf) }],
      },
    ],
    { initialEntries: [...before, path] },
  );
  const texts = await loadTexts(language);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const found = Promise.withResolvers<DialogStack>();
  mounted.push({ root, host, session, stopListening });
  root.render(
    <AppProviders store={store} texts={texts} session={session} readerTimeZone={readerTimeZone}>
      <WithDialogs onFound={found.resolve}>
        <RouterProvider router={router} />
      </WithDialogs>
    </AppProviders>,
  );
  await standing(host);
  const address = () => router.state.location.pathname + router.state.location.search;
  return { api, store, session, router, dialogs: await found.promise, address };
}

/** Hands out the dialogs of the page. */
function WithDialogs({
  onFound,
  children,
}: {
  onFound: (dialogs: DialogStack) => void;
  children: ReactNode;
}) {
  onFound(use(DialogContext));
  return children;
}

/** Resolves once the page stands and its effects have run. */
async function standing(host: HTMLElement): Promise<void> {
  while (host.querySelector('main') === null) await nextFrame();
  await nextFrame();
  await nextFrame();
}

async function nextFrame(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Takes down what was rendered; run after each test. `keepStorage`: as a reload does, which leaves the tab's storage. */
export function takeDownApps({ keepStorage = false } = {}): void {
  toast.close();
  for (const { root, host, session, stopListening } of mounted.splice(0)) {
    stopListening();
    session.close();
    root.unmount();
    host.remove();
  }
  if (!keepStorage) sessionStorage.clear();
}

function routeOf({ path, module }: (typeof routeTable)[number]) {
  const { handle } = moduleOf(module);
  return {
    ...(path === null ? { index: true as const } : { path }),
    element: <Page name={module} />,
    handle,
  };
}

function pagesRoute() {
  const { default: Component, ErrorBoundary } = moduleOf('pages');
  return { Component, ...(ErrorBoundary && { ErrorBoundary }) };
}

function Page({ name }: { name: string }) {
  const Component = moduleOf(name).default;
  return <Component />;
}

function moduleOf(name: string) {
  const found = modules[`../routes/${name}.tsx`];
  if (!found) throw new Error(`There is no route module ${name}.`);
  return found;
}

const DEFAULT_SETTINGS: PageSettings = {
  language: 'en-US',
  deployment: 'overseas',
  guestNavigation: 'open',
  publicUrl: 'https://boards.example.com',
  siteLogo: null,
  siteName: 'Boardwalk',
  defaultLanguage: 'en-US',
  isDesktopClient: false,
  isPhone: false,
  timeZone: 'UTC',
  analytics: 'off',
  analyticsProject: 'boardwalk-overseas',
};

const NO_FILES = { list: [], next_cursor: '0', has_more: false };

const SHELL_ANSWERS: MockHandlers = {
  listViewFiles: () => NO_FILES,
  listBanners: () => ({ list: [], total: 0 }),
  listTopics: () => ({ list: [], total: 0 }),
  classifyTags: () => ({ scenes: [], roles: [], industries: [], commons: [], chart_tag_id: null }),
  getTag: () => aTagRef(),
  listHotSearches: () => ({ list: [] }),
  listSearchRecords: () => ({ list: [] }),
  listRecommendedFiles: () => NO_FILES,
  getAttrStatus: () => ({ list: [] }),
  countUnread: () => ({ count: 0 }),
  listComments: () => ({ ...NO_FILES, comment_num: 0 }),
};

function sessionAnswers(user: User): MockHandlers {
  return {
    getSession: () => ({ user, refresh_token: 'refresh-1' }),
    exchangeToken: () => aTokenGrant(),
    getUserInfo: () => user,
    getOwnProfile: () => aProfile(),
    checkIdentityTag: () => true,
  };
}
