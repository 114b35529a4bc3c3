import { DEFAULT_SITE_NAME } from '@boardwalk/domain';
import { useSyncExternalStore } from 'react';

const SETTINGS = 'page-settings';
const listeners = new Set<() => void>();

function pageSettings(): { siteName?: string } | null {
  const text = document.getElementById(SETTINGS)?.textContent;
  return text == null ? null : (JSON.parse(text) as { siteName?: string });
}

/** What the site is called: the server writes it into the page's document. */
export function siteName(): string {
  return pageSettings()?.siteName ?? DEFAULT_SITE_NAME;
}

/** What the site is called, also once that has changed on this page. */
export function useSiteName(): string {
  return useSyncExternalStore(listen, siteName);
}

/** Notes on this page that the site has another name: its header and its title follow. */
export function renameSite(name: string): void {
  const element = document.getElementById(SETTINGS);
  if (element === null || siteName() === name) return;
  element.textContent = JSON.stringify({ ...pageSettings(), siteName: name });
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
