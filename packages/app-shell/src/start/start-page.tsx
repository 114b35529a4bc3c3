import { StrictMode, type ReactNode } from 'react';
import type { Language } from '@boardwalk/domain';
import { createRoot } from 'react-dom/client';
import { documentLanguage } from '../language/document-language.ts';
import { startTexts, type StartTexts, type Texts } from '../language/start-texts.ts';
import { LostTexts } from './LostTexts.tsx';

/**
 * Shows an app in its document, in the language the server has chosen; without texts it says so.
 *
 * @param load loads the texts of a language
 * @param app draws the app with its texts
 */
export async function startPage(
  load: (language: Language) => Promise<Texts>,
  app: (start: StartTexts) => ReactNode,
): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root element.');
  const language = documentLanguage(document);
  const page = createRoot(root);
  try {
    const start = await startTexts(language, load);
    document.documentElement.lang = start.language;
    page.render(<StrictMode>{app(start)}</StrictMode>);
  } catch (failure) {
    reportError(failure);
    page.render(<LostTexts language={language} />);
  }
}
