import { writeLanguageCookie, type Language } from '@boardwalk/domain';

/**
 * Keeps the chosen language for a year and shows the page in it. The page is asked for anew because titles, tags and
 * topics come in the visitor's language from the server; a `lang` in the address would win over the cookie and goes.
 */
export function chooseLanguage(
  language: Language,
  page: Pick<Window, 'document' | 'location'> = window,
): void {
  page.document.cookie = writeLanguageCookie(language);
  const address = new URL(page.location.href);
  if (address.searchParams.has('lang')) {
    address.searchParams.delete('lang');
    page.location.replace(address.href);
  } else page.location.reload();
}
