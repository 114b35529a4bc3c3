import { mockApi, type MockedApi, type MockHandlers } from '@boardwalk/test-kit';
import { UiProvider } from '@boardwalk/ui-kit';
import type { Language } from '@boardwalk/domain';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { vi } from 'vitest';
import { loadTexts } from '#shared/language/load-texts.ts';

let root: Root | undefined;
let host: HTMLElement | undefined;
let address: string | undefined;

/** Shows a page alone, as the app does, and answers its calls from handlers. */
export async function showPage(
  page: ReactNode,
  handlers: MockHandlers = {},
  language: Language = 'en-US',
): Promise<MockedApi> {
  const api = mockApi(handlers);
  const own = window.fetch.bind(window);
  // Calls of the API are requests; by their addresses come files of the app, such as fonts.
  vi.spyOn(window, 'fetch').mockImplementation((call, init) =>
    call instanceof Request ? api.fetch(call) : own(call, init),
  );
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(
    <IntlProvider locale={language} defaultLocale="en-US" messages={await loadTexts(language)}>
      <UiProvider>{page}</UiProvider>
    </IntlProvider>,
  );
  return api;
}

/** Gives the page of the tests an address, until the test ends. */
export function visit(path: string): void {
  address ??= window.location.href;
  window.history.replaceState(null, '', path);
}

/** Takes the page down and gives the tests their address back; run after each test. */
export function takeDownPage(): void {
  root?.unmount();
  host?.remove();
  root = undefined;
  if (address !== undefined) window.history.replaceState(null, '', address);
  address = undefined;
  vi.restoreAllMocks();
}
