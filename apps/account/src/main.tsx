import '@boardwalk/ui-kit/tokens.css';
import '@boardwalk/ui-kit/reset.css';
import { recoverLostCode } from '@boardwalk/ui-kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadTexts } from './shared/language/load-texts.ts';
import { documentLanguage } from './shared/language/document-language.ts';

// What loads later here only makes the page pleasanter: without a reload it works on as it is.
recoverLostCode({ tell: () => undefined });

const language = documentLanguage(document);
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root element.');

createRoot(root).render(
  <StrictMode>
    <App language={language} texts={await loadTexts(language)} />
  </StrictMode>,
);
