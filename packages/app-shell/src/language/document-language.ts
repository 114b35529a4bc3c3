import { Language, parseLanguage } from '@boardwalk/domain';

/** The language of the page: the server has written it into `<html lang>` (cookie, then the deployment's default). */
export function documentLanguage(page: Pick<Document, 'documentElement'>): Language {
  return parseLanguage(page.documentElement.lang) ?? Language.EN_US;
}
