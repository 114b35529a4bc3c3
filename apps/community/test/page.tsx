import { type Language } from '@boardwalk/domain';
import { aProfile, aSession, aTokenGrant, aUser, mockApi } from '@boardwalk/test-kit';
import type { MockedApi, MockHandlers } from '@boardwalk/test-kit';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider, type DataRouter } from 'react-router';
import { vi } from 'vitest';
import { AppProviders, Notices } from '#app/AppProviders.tsx';
import { DialogHost } from '#app/shell/DialogHost.tsx';
import { SessionHost } from '#app/shell/SessionHost.tsx';
import { makeStore, type PageStore } from '#app/store.ts';
import { loadTexts } from '#shared/language/load-texts.ts';
import { NavigationGuard } from '#shared/navigation/NavigationGuard.tsx';
import { PageSession } from '#shared/session/page-session.ts';
import { sessionChecked, sessionEnded, userStored } from '#shared/session/session-slice.ts';
import { withoutToken } from '#shared/session/session-user.ts';
import type { PageSettings } from '#shared/settings/settings-slice.ts';

type Viewer = ReturnType<typeof aUser>;

export interface TestPageOptions {
  /** Answers of the API, by operation. Those of the session are there already. */
  readonly api?: MockHandlers;
  /** Who looks at the page; nobody is logged in by default. */
  readonly viewer?: Viewer | null;
  /** Path and query relative to the basename. Default `/`. */
  readonly path?: string;
  readonly language?: Language;
  /** Guests may walk about by default, unlike in the product. */
  readonly settings?: Partial<PageSettings>;
}

export interface TestPage {
  readonly api: MockedApi;
  readonly store: PageStore;
  readonly router: DataRouter;
  readonly host: HTMLElement;
}

const opened: Array<{ root: Root; host: HTMLElement }> = [];

/**
 * Shows a page of a room in the test's browser with everything around it that rooms rely on: store, texts, session,
 * dialogs, toasts, navigation guard. The API answers from handlers.
 */
export async function openPage(page: ReactNode, options: TestPageOptions = {}): Promise<TestPage> {
  const { viewer = null, path = '/', language = 'en-US', settings = {} } = options;
  const user = viewer ?? aUser();
  const api = mockApi({
    getSession: () => aSession({ user }),
    exchangeToken: () => aTokenGrant(),
    getUserInfo: () => user,
    getOwnProfile: () => aProfile({ user_id: user.user_id, nick_name: user.nick_name }),
    countUnread: () => ({ count: 0 }),
    getAttrStatus: () => ({ list: [] }),
    ...options.api,
  });
  const session = new PageSession({ language, fetch: api.fetch });
  const store = makeStore(
    { client: session.client },
    {
      settings: {
        language,
        defaultLanguage: 'en-US',
        deployment: 'overseas',
        guestNavigation: 'open',
        publicUrl: location.origin,
        isDesktopClient: false,
        timeZone: 'UTC',
        ...settings,
      },
      session: {
        user: viewer && withoutToken(viewer),
        isChecked: viewer === null,
        isUserFillAskDialog: null,
      },
    },
  );
  session.connect({
    storeUser: (stored) => void store.dispatch(userStored(stored)),
    setChecked: () => void store.dispatch(sessionChecked()),
    endSession: () => void store.dispatch(sessionEnded()),
    loadBaseInfo: async () => undefined,
  });
  const around = (
    <>
      <main>
        <Outlet />
      </main>
      <DialogHost />
      <Notices />
      <SessionHost />
      <NavigationGuard />
    </>
  );
  const router = createMemoryRouter([{ element: around, children: [{ path: '*', element: page }] }], {
    initialEntries: [path],
  });
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  opened.push({ root, host });
  document.documentElement.lang = language;
  root.render(
    <AppProviders store={store} texts={await loadTexts(language)} session={session}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return { api, store, router, host };
}

/** Takes down what `openPage` put up. */
export function closePages(): void {
  for (const { root, host } of opened.splice(0)) {
    root.unmount();
    host.remove();
  }
}

/** Logs in through the open login dialog, as its frame does: by a message of the frame's own window. */
export async function logInInDialog(viewer: Viewer = aUser()): Promise<void> {
  const frame = await vi.waitFor(() => {
    const found = document.querySelector<HTMLIFrameElement>('iframe[src^="/user/login"]');
    if (!found?.contentDocument?.body) throw new Error('the login frame is not there');
    return found;
  });
  const script = frame.contentDocument?.createElement('script');
  if (!script) throw new Error('the login frame has no document');
  const message = { type: 'login-success', data: { user: viewer, refresh_token: 'refresh-1' } };
  script.textContent = `parent.postMessage(${JSON.stringify(message)}, '*')`;
  frame.contentDocument?.body.append(script);
}
