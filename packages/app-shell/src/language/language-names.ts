import type { Language } from '@boardwalk/domain';

/** Each language by its own name: a reader looks for the one they can read. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  'zh-CN': '简体中文',
  'en-US': 'English',
  'ja-JP': '日本語',
  'ko-KR': '한국어',
  'es-ES': 'Español',
};
