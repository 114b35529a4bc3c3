import type { ReactNode } from 'react';
import { use } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { SCROLL_POSITIONS } from '#shared/navigation/way-back.ts';
import { usePageSettings } from '#shared/settings/settings-slice.ts';
import { CrashPage } from './shell/CrashPage.tsx';
import { DocumentContext } from './ssr/page-context.ts';
import { EARLY_PRESS_SCRIPT } from './ssr/early-press.ts';
import { stateScriptAttributes } from './ssr/state-script.ts';
import '@boardwalk/ui-kit/tokens.css';
import '@boardwalk/ui-kit/reset.css';
import './root.css';

/** The element behind all that is seen; the state of the page comes after it, and is as long as the page. */
const END_OF_THE_SEEN = 'end-of-the-seen';

/** The document around every page, also around the one that shows a crash. */
export function Layout({ children }: { children: ReactNode }) {
  const { nonce, theme, preloads, state } = use(DocumentContext);
  const { language, siteLogo } = usePageSettings();
  return (
    // The theme lives in the document alone and may have been switched before hydration.
    <html lang={language} {...(theme ? { 'data-theme': theme } : {})} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <EarlyPress nonce={nonce} />
        {siteLogo === null ? (
          <link rel="icon" href="/community/favicon.svg" type="image/svg+xml" />
        ) : (
          <link rel="icon" href={siteLogo.light} type="image/webp" />
        )}
        {/* Stylesheets first: without them nothing is painted. */}
        <Links />
        {/* Nor before all that is seen is read: what comes later in the page would move what is painted. */}
        <link rel="expect" href={`#${END_OF_THE_SEEN}`} blocking="render" />
        {preloads.map((script) => (
          <link key={script} rel="modulepreload" href={script} />
        ))}
      </head>
      <body>
        {children}
        <span id={END_OF_THE_SEEN} hidden />
        <HandedOverState json={state} />
        <ScrollRestoration nonce={nonce} storageKey={SCROLL_POSITIONS} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** Keeps a press of a button until the page can answer it. */
function EarlyPress({ nonce }: { nonce: string | undefined }) {
  // In the browser the element is already there and has run.
  const content = { dangerouslySetInnerHTML: { __html: import.meta.env.SSR ? EARLY_PRESS_SCRIPT : '' } };
  return <script nonce={nonce} suppressHydrationWarning {...content} />;
}

/** The store's state as the server leaves it, for the browser to start from, where the element has been read already. */
function HandedOverState({ json }: { json: string }) {
  // A data block of our own making, escaped for its place.
  const content = { dangerouslySetInnerHTML: { __html: json } };
  return <script {...stateScriptAttributes} suppressHydrationWarning {...content} />;
}

export default function App() {
  return <Outlet />;
}

export { CrashPage as ErrorBoundary };
