import { writeLanguageCookie, type Language } from '@boardwalk/domain';

/** Keeps the chosen language for a year and shows the page in it; a `lang` in the address would win and goes. */
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
