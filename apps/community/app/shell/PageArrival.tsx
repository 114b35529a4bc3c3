import { VisuallyHidden } from '@boardwalk/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { pageOf } from './page-of.ts';

/**
 * Does for a change of page what a browser does for a new document: the keyboard goes to the content, and assistive
 * technology hears the title. The first page is the browser's own.
 */
export function PageArrival() {
  const page = pageOf(useLocation());
  const [title, setTitle] = useState('');
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return undefined;
    shown.current = page;
    // Where the page stands is the business of the scroll restoration.
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
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
