import { Deployment } from './deployment.ts';
import { Language, LANGUAGES } from './language.ts';

/** Name of the cookie that keeps the chosen language (spec §1). */
export const LANGUAGE_COOKIE = 'lang';

/** A year, the life of the language cookie in seconds. */
const COOKIE_MAX_AGE = 365 * 24 * 60 * 60;

/**
 * The language of a visitor who has chosen none. Spec §1.
 *
 * @param deployment where the product runs
 */
export function defaultLanguage(deployment: Deployment): Language {
  return deployment === Deployment.MAINLAND ? Language.ZH_CN : Language.EN_US;
}

/**
 * Reads a language tag; upper and lower case and `_` for `-` make no difference. Spec §1.
 *
 * @param tag text from a cookie or a menu
 * @returns the language, or null when it is not supported
 */
export function parseLanguage(tag: string | null | undefined): Language | null {
  const wanted = tag?.trim().replace('_', '-').toLowerCase();
  return LANGUAGES.find((language) => language.toLowerCase() === wanted) ?? null;
}

/**
 * Reads the chosen language from a cookie header or from `document.cookie`. Spec §1.
 *
 * @param cookies all cookies, `name=value; name=value`
 * @returns the language, or null when no cookie names a supported one
 */
export function readLanguageCookie(cookies: string | null | undefined): Language | null {
  for (const cookie of (cookies ?? '').split(';')) {
    const [name, value] = cookie.split('=', 2);
    if (name?.trim() === LANGUAGE_COOKIE) {
      const language = parseLanguage(value?.replaceAll('"', ''));
      if (language) return language;
    }
  }
  return null;
}

/**
 * Writes the cookie that keeps a chosen language, for `document.cookie` or a Set-Cookie header. Spec §1.
 *
 * @param language the chosen language
 */
export function writeLanguageCookie(language: Language): string {
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${COOKIE_MAX_AGE}; SameSite=Lax`;
}

/**
 * The best of our languages for an Accept-Language header: an exact tag first, then the same primary language. Spec §1.
 *
 * @param header value of the header
 * @returns the language, or null when no supported one is acceptable
 */
export function matchAcceptLanguage(header: string | null | undefined): Language | null {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters
        .map((parameter) => /^\s*q=([0-9.]+)\s*$/u.exec(parameter)?.[1])
        .find(Boolean);
      return { tag: tag.trim().toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    const language =
      parseLanguage(tag) ?? LANGUAGES.find((each) => each.slice(0, 2) === tag.split('-', 1)[0]);
    if (language) return language;
  }
  return null;
}

/**
 * The language of a request: the `lang` cookie wins, then an Accept-Language header where the caller passes one, then the
 * deployment's default. Pages pass no header; only data calls without a cookie do. Spec §1.
 *
 * @param request cookies, the deployment, and optionally the header
 */
export function resolveLanguage(request: {
  readonly cookies: string | null | undefined;
  readonly deployment: Deployment;
  readonly acceptLanguage?: string | null | undefined;
}): Language {
  return (
    readLanguageCookie(request.cookies) ??
    matchAcceptLanguage(request.acceptLanguage) ??
    defaultLanguage(request.deployment)
  );
}
