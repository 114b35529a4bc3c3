import '@boardwalk/ui-kit/tokens.css';
import '@boardwalk/ui-kit/reset.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { LostTexts } from './app/pages/LostTexts.tsx';
import { createRouter } from './app/router.tsx';
import { documentLanguage } from './shared/language/document-language.ts';
import { startTexts } from './shared/language/load-texts.ts';
import { outsidePaths } from './shared/paths.ts';
import { WorkspaceSession } from './shared/session/workspace-session.ts';

const language = documentLanguage(document);
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root element.');

const signIn = () => {
  const { pathname, search, hash } = window.location;
  window.location.replace(outsidePaths.signIn(pathname + search + hash));
};
const session = new WorkspaceSession({
  language,
  onSignInNeeded: signIn,
  // Nothing of the person before may stay; unsaved edits ask first, as before any leaving.
  onOtherUser: () => window.location.reload(),
});
// The check of the session and the texts do not wait for each other; the gate shows what comes of the check.
void session.start().catch(() => undefined);

const page = createRoot(root);
try {
  const start = await startTexts(language);
  document.documentElement.lang = start.language;
  page.render(
    <StrictMode>
      <App {...start} session={session} router={createRouter()} onAnonymous={signIn} />
    </StrictMode>,
  );
} catch (failure) {
  reportError(failure);
  page.render(<LostTexts language={language} />);
}
