import { useLayoutEffect, type ReactNode } from 'react';
import { emulateMedia } from './emulateMedia.ts';
import { showTextsIn } from './storyTexts.ts';
import type { ToolbarGlobals } from './toolbar.ts';

interface StoryPageProps {
  globals: ToolbarGlobals;
  /** Whether the story stands among others on a page of documentation. */
  inDocs: boolean;
  children: ReactNode;
}

/**
 * Puts what the toolbar says where an application puts it: theme, language and direction on the root element. Stories
 * that share a page of documentation have it on an element around each of them.
 */
export function StoryPage({ globals, inDocs, children }: StoryPageProps) {
  const { theme, direction, colours, motion } = globals;
  const lang = globals.lang === 'long' ? 'en-US' : globals.lang;
  useLayoutEffect(() => {
    emulateMedia({ motion: motion === 'reduced', colours: colours === 'forced' });
    if (inDocs) return;
    const root = document.documentElement;
    if (theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
    root.lang = lang;
    root.dir = direction;
  }, [theme, direction, lang, colours, motion, inDocs]);
  // A story of its own is played first, in English: see the preview.
  useLayoutEffect(() => showTextsIn(inDocs ? globals.lang : 'en-US'), [globals.lang, inDocs]);
  if (!inDocs) return children;
  return (
    <div
      className="story-in-docs"
      lang={lang}
      dir={direction}
      {...(theme === 'system' ? {} : { 'data-theme': theme })}
    >
      {children}
    </div>
  );
}
