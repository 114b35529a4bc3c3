import {
  defaultLanguage,
  parseLanguage,
  readLanguageCookie,
  type Deployment,
  type Language,
} from '@boardwalk/domain';

/** The language of a page and where it was chosen. */
export interface PageLanguage {
  readonly language: Language;
  /** The address named it (`?lang=`): the answer keeps it in the cookie. */
  readonly isFromAddress: boolean;
}

/**
 * Chooses the language of a page: the `lang` query of a language link, else the `lang` cookie, else the deployment's
 * default (spec §1). Anything that is none of our languages is passed over.
 *
 * @param request.query value of `lang` in the address
 * @param request.cookies the whole cookie header
 */
export function pageLanguage(request: {
  query: string | null;
  cookies: string | undefined;
  deployment: Deployment;
}): PageLanguage {
  const named = parseLanguage(request.query);
  if (named) return { language: named, isFromAddress: true };
  return {
    language: readLanguageCookie(request.cookies) ?? defaultLanguage(request.deployment),
    isFromAddress: false,
  };
}
