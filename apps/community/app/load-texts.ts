import { textsFrom } from '@boardwalk/app-shell/language';

/** Loads the texts of a language; one chunk each, which the server preloads for the page's language. */
export const loadTexts = textsFrom({
  'zh-CN': () => import('../lang/zh-CN.json'),
  'en-US': () => import('../lang/en-US.json'),
  'ja-JP': () => import('../lang/ja-JP.json'),
  'ko-KR': () => import('../lang/ko-KR.json'),
  'es-ES': () => import('../lang/es-ES.json'),
});
