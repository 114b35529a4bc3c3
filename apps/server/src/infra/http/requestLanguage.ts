import type { IncomingHttpHeaders } from 'node:http';
import { readLanguageCookie, resolveLanguage, type Language } from '@boardwalk/domain';
import { LRUCache } from 'lru-cache';
import type { Settings } from '../settings/settings.ts';

/** What Accept-Language asks for: browsers send few different headers, and to read one takes longer than to look it up. */
const wanted = new LRUCache<string, Language>({ max: 1000 });
/** Longer headers are read each time. */
const MOST_LETTERS = 200;

/** The language a request is answered in: the `lang` cookie, else Accept-Language, else the deployment's. */
export function languageOf(
  { cookie, 'accept-language': acceptLanguage = '' }: IncomingHttpHeaders,
  { deployment }: Pick<Settings, 'deployment'>,
): Language {
  const chosen = cookie === undefined ? null : readLanguageCookie(cookie);
  if (chosen !== null) return chosen;
  const key = `${deployment} ${acceptLanguage}`;
  const known = wanted.get(key);
  if (known !== undefined) return known;
  const language = resolveLanguage({ cookies: undefined, deployment, acceptLanguage });
  if (key.length <= MOST_LETTERS) wanted.set(key, language);
  return language;
}
