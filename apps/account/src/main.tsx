import '@boardwalk/ui-kit/tokens.css';
import '@boardwalk/ui-kit/reset.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { startTexts } from './shared/language/load-texts.ts';
import { documentLanguage } from './shared/language/document-language.ts';
import { LostTexts } from './shared/lost-code/LostTexts.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root element.');

const language = documentLanguage(document);
const page = createRoot(root);
try {
  const start = await startTexts(language);
  document.documentElement.lang = start.language;
  page.render(
    <StrictMode>
      <App {...start} />
    </StrictMode>,
  );
} catch (failure) {
  reportError(failure);
  page.render(<LostTexts language={language} />);
}
