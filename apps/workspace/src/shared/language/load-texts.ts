import type { Language } from '@boardwalk/domain';
import type { ResolvedIntlConfig } from 'react-intl';

/** The compiled texts of one language: message id → syntax tree (compiled while building). */
export type Texts = ResolvedIntlConfig['messages'];

const loaders: Record<Language, () => Promise<{ default: unknown }>> = {
  'zh-CN': () => import('../../../lang/zh-CN.json'),
  'en-US': () => import('../../../lang/en-US.json'),
  'ja-JP': () => import('../../../lang/ja-JP.json'),
  'ko-KR': () => import('../../../lang/ko-KR.json'),
  'es-ES': () => import('../../../lang/es-ES.json'),
};

/**
 * Loads the texts of a language; one chunk each, which the server preloads for the page's language.
 *
 * @param language the language of the page
 */
export async function loadTexts(language: Language): Promise<Texts> {
  return (await loaders[language]()).default as Texts;
}
