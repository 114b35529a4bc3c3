import { SHELL_TEXTS } from '@boardwalk/app-shell/app';
import { textsFrom } from '@boardwalk/app-shell/language';

/** Loads the texts of a language: those of the console, and of the frame it shares with other apps. */
export const loadTexts = textsFrom(
  {
    'zh-CN': () => import('../../../lang/zh-CN.json'),
    'en-US': () => import('../../../lang/en-US.json'),
    'ja-JP': () => import('../../../lang/ja-JP.json'),
    'ko-KR': () => import('../../../lang/ko-KR.json'),
    'es-ES': () => import('../../../lang/es-ES.json'),
  },
  SHELL_TEXTS,
);
