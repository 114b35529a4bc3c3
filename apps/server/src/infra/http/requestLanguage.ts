import type { IncomingHttpHeaders } from 'node:http';
import { resolveLanguage, type Language } from '@boardwalk/domain';
import type { Settings } from '../settings/settings.ts';

/** The language a request is answered in: the `lang` cookie, else Accept-Language, else the deployment's. */
export function languageOf(
  { cookie, 'accept-language': acceptLanguage }: IncomingHttpHeaders,
  { deployment }: Pick<Settings, 'deployment'>,
): Language {
  return resolveLanguage({ cookies: cookie, deployment, acceptLanguage });
}
