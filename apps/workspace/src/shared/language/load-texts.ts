import { Language, LANGUAGES } from '@boardwalk/domain';
import { loadFirst, recoverLostCode } from '@boardwalk/ui-kit';
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

/** Texts that a page starts with. */
export interface StartTexts {
  /** Language of the texts. */
  readonly language: Language;
  readonly texts: Texts;
  /** They are not those that were wanted, which did not load. */
  readonly wasLost: boolean;
}

/**
 * Texts to start a page with. When those of its language do not load, the page is loaded anew once; when that does not
 * help, it starts in English, or in any language that is there.
 *
 * @param wanted the language of the page
 * @throws what the last language failed with, when none loads
 */
export async function startTexts(wanted: Language, load = loadTexts): Promise<StartTexts> {
  const stop = recoverLostCode({ tell: () => undefined });
  try {
    const { key, value } = await loadFirst([wanted, Language.EN_US, ...LANGUAGES], load);
    return { language: key, texts: value, wasLost: key !== wanted };
  } finally {
    stop();
  }
}
