import { expect, test } from 'vitest';
import { Deployment } from './deployment.ts';
import { Language, LANGUAGES } from './language.ts';
import {
  defaultLanguage,
  matchAcceptLanguage,
  parseLanguage,
  readLanguageCookie,
  resolveLanguage,
  writeLanguageCookie,
} from './resolve-language.ts';

test('[LANG-03][LANG-04][OPEN-30] without a cookie the deployment picks: Chinese on the mainland, English overseas', () => {
  expect(defaultLanguage(Deployment.MAINLAND)).toBe(Language.ZH_CN);
  expect(defaultLanguage(Deployment.OVERSEAS)).toBe(Language.EN_US);
  expect(resolveLanguage({ cookies: null, deployment: Deployment.OVERSEAS })).toBe(Language.EN_US);
  expect(resolveLanguage({ cookies: 'theme=dark', deployment: Deployment.MAINLAND })).toBe(Language.ZH_CN);
});

test.each(LANGUAGES)('[LANG-02] %s is written to the cookie lang and read back', (language) => {
  const written = writeLanguageCookie(language);
  expect(written).toMatch(/^lang=/u);
  expect(readLanguageCookie(`a=1; ${written.split(';')[0]}; b=2`)).toBe(language);
});

test.each([
  ['lang=ja-JP', 'ja-JP'],
  ['slang=ja-JP', null],
  ['lang=xx-XX', null],
  ['lang=', null],
  ['lang', null],
  ['lang=nonsense; lang=ko-KR', 'ko-KR'],
  ['lang="es-ES"', 'es-ES'],
  ['', null],
])('[LANG-02] cookies %j name language %j', (cookies, language) => {
  expect(readLanguageCookie(cookies)).toBe(language);
});

test.each([
  ['zh-CN', 'zh-CN'],
  ['zh_cn', 'zh-CN'],
  ['ES-es', 'es-ES'],
  ['zh', null],
  ['constructor', null],
])('tag %j reads as %j', (tag, language) => {
  expect(parseLanguage(tag)).toBe(language);
});

test.each([
  ['ko,en;q=0.5', 'ko-KR'],
  ['de-DE,ja;q=0.4,es-MX;q=0.9', 'es-ES'],
  ['de', null],
  ['en;q=0, ja', 'ja-JP'],
  ['*', null],
  ['', null],
])('accept-language %j picks %j', (header, language) => {
  expect(matchAcceptLanguage(header)).toBe(language);
});

test('the cookie wins over accept-language, which wins over the default', () => {
  const request = { deployment: Deployment.OVERSEAS, acceptLanguage: 'ko' };
  expect(resolveLanguage({ ...request, cookies: 'lang=es-ES' })).toBe(Language.ES_ES);
  expect(resolveLanguage({ ...request, cookies: '' })).toBe(Language.KO_KR);
});
