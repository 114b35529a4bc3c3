import { useEffect } from 'react';

/** Names the tab: what is shown, then the product. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Boardwalk' : `${title} – Boardwalk`;
  }, [title]);
}
