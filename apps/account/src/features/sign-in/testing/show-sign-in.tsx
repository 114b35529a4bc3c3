import type { SignInOptions } from '@boardwalk/api-client';
import { UiProvider } from '@boardwalk/ui-kit';
import '@boardwalk/ui-kit/tokens.css';
import '@boardwalk/ui-kit/reset.css';
import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { readSignInAddress } from '#shared/addresses/sign-in-address.ts';
import { loadTexts } from '#shared/language/load-texts.ts';
import { SignInPage } from '../SignInPage.tsx';

/** A site that takes everybody, and has no providers. */
export const openSite: SignInOptions = { sign_up: 'open', providers: [] };

/** What the API answers when a session has begun. */
export const started = {
  code: 0,
  msg: '',
  data: { user: { user_id: 'u7Hk2mPqRs4T', nick_name: 'Mina' }, refresh_token: 'r1' },
};

/** Shows the page for the query of an address, until it is left or the test ends. Calls of the API are for the test to answer. */
export async function showSignIn(
  search: string,
  parts: Omit<ComponentProps<typeof SignInPage>, 'address'> = {},
): Promise<{ leave: () => void }> {
  const texts = await loadTexts('en-US');
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  root.render(
    <IntlProvider locale="en-US" messages={texts}>
      <UiProvider>
        <SignInPage
          address={readSignInAddress({ origin: window.location.origin, search })}
          passkeys={null}
          loadOptions={async () => openSite}
          {...parts}
        />
      </UiProvider>
    </IntlProvider>,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { leave: () => root.render(null) };
}
