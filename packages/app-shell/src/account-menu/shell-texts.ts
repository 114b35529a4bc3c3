import type { TextFiles } from '../language/start-texts.ts';

/** The words of this part of the shell; an app loads them beside its own. */
export const SHELL_TEXTS: TextFiles = {
  'zh-CN': () => import('../../lang/zh-CN.json'),
  'en-US': () => import('../../lang/en-US.json'),
  'ja-JP': () => import('../../lang/ja-JP.json'),
  'ko-KR': () => import('../../lang/ko-KR.json'),
  'es-ES': () => import('../../lang/es-ES.json'),
};
