import '@boardwalk/ui-kit/tokens.css';
import { readTheme, themeAttributes } from '@boardwalk/ui-kit/Theme';
import { UiProvider } from '@boardwalk/ui-kit/UiProvider';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';

/** The theme of the reader's cookie is in the markup from the start. */
export default async function Layout({ children }: { children: ReactNode }) {
  const cookie = (await headers()).get('cookie');
  return (
    <html lang="en" {...themeAttributes(readTheme(cookie))}>
      <body>
        <UiProvider>{children}</UiProvider>
      </body>
    </html>
  );
}
