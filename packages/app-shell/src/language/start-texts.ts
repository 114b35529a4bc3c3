import { Language, LANGUAGES } from '@boardwalk/domain';
import { loadFirst, recoverLostCode } from '@boardwalk/ui-kit';
import type { ResolvedIntlConfig } from 'react-intl';

/** The compiled texts of one language: message id → syntax tree (compiled while building). */
export type Texts = ResolvedIntlConfig['messages'];

/** The files of texts, `lang/<language>.json`; each is a chunk of its own. */
export type TextFiles = Readonly<Record<Language, () => Promise<{ default: unknown }>>>;

/**
 * Makes the function that loads the texts of one language.
 *
 * @param sources the files of the app, and of what it shares with others
 */
export function textsFrom(...sources: readonly TextFiles[]): (language: Language) => Promise<Texts> {
  // The same ones each time: the server makes many pages of them, and keeps what it makes of them.
  const kept = new Map<Language, Texts>();
  return async (language) => {
    const known = kept.get(language);
    if (known !== undefined) return known;
    const parts = await Promise.all(sources.map(async (files) => (await files[language]()).default as Texts));
    const texts = Object.assign({}, ...parts) as Texts;
    kept.set(language, texts);
    return texts;
  };
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
 * Texts to start a page with. When those of its language do not load, the page is loaded again once; when that does not
 * help, it starts in English, or in any language that is there.
 *
 * @param wanted the language of the page
 * @param load loads the texts of a language
 * @throws what the last language failed with, when none loads
 */
export async function startTexts(
  wanted: Language,
  load: (language: Language) => Promise<Texts>,
): Promise<StartTexts> {
  const stop = recoverLostCode({ onLost: () => undefined });
  try {
    const { key, value } = await loadFirst([wanted, Language.EN_US, ...LANGUAGES], load);
    return { language: key, texts: value, wasLost: key !== wanted };
  } finally {
    stop();
  }
}
