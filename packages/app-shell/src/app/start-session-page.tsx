import { ACCOUNT_PATHS, type Language } from '@boardwalk/domain';
import type { ReactNode } from 'react';
import { documentLanguage } from '../language/document-language.ts';
import type { Texts } from '../language/start-texts.ts';
import { startPage } from '../start/start-page.tsx';
import { AppSession } from './app-session.ts';
import type { SessionFrameProps } from './SessionFrame.tsx';

/** Draws an app around what every app for signed-in people starts with. */
export type DrawSessionPage = (start: SessionFrameProps) => ReactNode;

/**
 * Starts a page for signed-in people in its document. Somebody who is not signed in goes to the sign-in page, which
 * leads back to this address.
 *
 * @param load loads the texts of a language
 * @param open loads what draws the page; the check of the session does not wait for it
 */
export async function startSessionPage({
  load,
  open,
}: {
  readonly load: (language: Language) => Promise<Texts>;
  readonly open: (session: AppSession) => Promise<DrawSessionPage>;
}): Promise<void> {
  const signIn = () => {
    const { pathname, search, hash } = window.location;
    window.location.replace(`${ACCOUNT_PATHS.signIn}?next=${encodeURIComponent(pathname + search + hash)}`);
  };
  const session = new AppSession({
    language: documentLanguage(document),
    onSignInNeeded: signIn,
    // Nothing of the person before may stay; unsaved edits ask first, as before any leaving.
    onOtherUser: () => window.location.reload(),
  });
  // The check of the session, the code and the texts do not wait for each other; the gate shows what comes of the check.
  void session.start().catch(() => undefined);
  const opened = open(session);
  // A page whose code is lost is treated like one whose texts are.
  let draw: DrawSessionPage = () => null;
  const loadBoth = async (language: Language) => {
    const [texts, drawPage] = await Promise.all([load(language), opened]);
    draw = drawPage;
    return texts;
  };
  await startPage(loadBoth, (start) => draw({ ...start, session, onAnonymous: signIn }));
}
