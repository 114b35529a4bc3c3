import { startTexts } from '@boardwalk/app-shell/language';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadTexts } from './load-texts.ts';
import { languageReplaced } from '#shared/settings/settings-slice.ts';
import { AppProviders } from './AppProviders.tsx';
import { browserPage } from './browser-store.ts';
import { nameLastingStylesheets } from './lasting-stylesheets.ts';
import { loadNextPage } from './next-page.ts';
import { PAGE_READY } from './ssr/early-press.ts';

const { store, session, ready } = browserPage();
const readerTimeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const { language, texts, wasLost } = await startTexts(store.getState().settings.language, loadTexts);
// Its plurals and its voice are those of the texts that are there.
if (wasLost) store.dispatch(languageReplaced(language));
// A press that waits for the code of its call would be lost by leaving the page.
await ready;

// The router is created ready from the server's answer: nothing is mounted before it knows its route (spec §2).
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <AppProviders
        store={store}
        texts={texts}
        wasLost={wasLost}
        session={session}
        readerTimeZone={readerTimeZone}
      >
        <HydratedRouter useTransitions={false} />
      </AppProviders>
    </StrictMode>,
  );
});
// After hydration, which takes what it finds in the head for what the server sent.
addEventListener(PAGE_READY, nameLastingStylesheets, { once: true });
loadNextPage();
