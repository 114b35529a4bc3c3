import { confirmer, VisuallyHidden } from '@boardwalk/ui-kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useDialogs } from '#shared/dialogs/use-dialogs.ts';
import { pageOf } from './page-of.ts';

/**
 * Does for a change of page what a browser does for a new document: the keyboard goes to the content, and assistive
 * technology hears the title; what was open over the page before closes. The first page is the browser's own.
 */
export function PageArrival() {
  const page = pageOf(useLocation());
  const [title, setTitle] = useState('');
  const shown = useRef(page);
  const { closeAllButLogin, isAnyOpen } = useDialogs();
  const isCovered = useRef(false);
  // Before the effects of the page, which may open dialogs of its own.
  useLayoutEffect(() => {
    if (shown.current === page) return;
    closeAllButLogin();
    for (let asked = confirmer.current(); asked; asked = confirmer.current()) asked.settle('dismiss');
    isCovered.current = isAnyOpen();
  }, [page, closeAllButLogin, isAnyOpen]);
  useEffect(() => {
    if (shown.current === page) return undefined;
    shown.current = page;
    // Where the page stands is the business of the scroll restoration.
    if (!isCovered.current) document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
    setTitle(document.title);
    // A page that is still loading learns its name later.
    const observer = new MutationObserver(() => setTitle(document.title));
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [page]);
  return (
    <VisuallyHidden>
      <output data-announcer>{title}</output>
    </VisuallyHidden>
  );
}
