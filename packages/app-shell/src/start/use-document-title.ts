import { useEffect } from 'react';
import { siteName } from './site-name.ts';

/** Names the tab: what is shown, then the product. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const site = siteName();
    document.title = title === '' ? site : `${title} – ${site}`;
  }, [title]);
}
