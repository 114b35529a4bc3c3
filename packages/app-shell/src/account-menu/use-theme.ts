import { applyTheme, Theme } from '@boardwalk/ui-kit';
import { useSyncExternalStore } from 'react';

/** The chosen appearance and its setter. The document's `data-theme` is the truth; a cookie keeps the choice. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(watchTheme, chosenTheme), applyTheme];
}

function chosenTheme(): Theme {
  const value = document.documentElement.dataset['theme'];
  return value === Theme.LIGHT || value === Theme.DARK ? value : Theme.SYSTEM;
}

function watchTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
