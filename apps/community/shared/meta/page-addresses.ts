import { LANGUAGES, type Language } from '@boardwalk/domain';
import { BASENAME } from '../paths.ts';

/** Addresses a page gives to search engines and previews. */
export interface PageAddresses {
  readonly canonical: string;
  readonly alternates: readonly { readonly language: Language | 'x-default'; readonly href: string }[];
}

/**
 * The canonical address of a page in its language and those of its other languages. The deployment's default language
 * has the plain address; the others carry `lang` in the query, which the server answers in that language.
 *
 * @param options.path path and query relative to the basename, in the short form
 */
export function pageAddresses(options: {
  path: string;
  publicUrl: string;
  language: Language;
  defaultLanguage: Language;
}): PageAddresses {
  const { path, publicUrl, language, defaultLanguage } = options;
  const inLanguage = (wanted: Language) => {
    const address = new URL(BASENAME + path.replace(/^\//, ''), publicUrl);
    if (wanted !== defaultLanguage) address.searchParams.set('lang', wanted);
    return address.href;
  };
  return {
    canonical: inLanguage(language),
    alternates: [
      ...LANGUAGES.map((alternate) => ({ language: alternate, href: inLanguage(alternate) })),
      { language: 'x-default', href: inLanguage(defaultLanguage) },
    ],
  };
}
