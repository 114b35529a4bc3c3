import '@boardwalk/ui-kit/tokens.css';
import '@boardwalk/ui-kit/reset.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { startTexts } from './shared/language/load-texts.ts';
import { documentLanguage } from './shared/language/document-language.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root element.');

const start = await startTexts(documentLanguage(document));
document.documentElement.lang = start.language;

createRoot(root).render(
  <StrictMode>
    <App {...start} />
  </StrictMode>,
);
