import { useEffect } from 'react';
import { useSiteName } from './site-name.ts';

/** Names the tab: what is shown, then the product. */
export function useDocumentTitle(title: string): void {
  const site = useSiteName();
  useEffect(() => {
    document.title = title === '' ? site : `${title} – ${site}`;
  }, [title, site]);
}
