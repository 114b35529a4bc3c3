import { writeLanguageCookie, type Language } from '@boardwalk/domain';
import { browserActions } from '#shared/browser/browser-actions.ts';

/**
 * Keeps the chosen language for a year and shows the page in it. The page is asked for again because titles, tags and
 * topics come in the visitor's language from the server; a `lang` in the address would win over the cookie and goes.
 */
export function chooseLanguage(language: Language): void {
  document.cookie = writeLanguageCookie(language);
  const address = new URL(window.location.href);
  if (!address.searchParams.has('lang')) {
    browserActions.reload();
    return;
  }
  address.searchParams.delete('lang');
  browserActions.replace(address.href);
}
