import '@boardwalk/ui-kit/tokens.css';
import '@boardwalk/ui-kit/reset.css';
import { startSessionPage } from '@boardwalk/app-shell/app';
import { loadTexts } from './shared/language/load-texts.ts';
import { editedFile } from './shared/paths.ts';

// Not awaited: a part that shares a file with this one would wait for it, and it for the part.
void startSessionPage({
  load: loadTexts,
  open: async (session) => {
    const fileKey = editedFile(window.location.pathname);
    if (fileKey === null) return (await import('./app/pages.tsx')).drawPages(session);
    return (await import('./app/board-page.tsx')).drawBoardPage(fileKey);
  },
});
