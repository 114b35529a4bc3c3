import { Language } from '@boardwalk/domain';

const COUNTED = {
  kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  hangul: /\p{Script=Hangul}/gu,
  han: /\p{Script=Han}/gu,
  latin: /\p{Script=Latin}/gu,
};
/** A Latin word takes about five letters where Chinese takes two characters. */
const LATIN_PER_CHARACTER = 2.5;
const SPANISH = /[ñ¿¡]|[áéíóú]|(?<!\p{L})(?:el|la|los|las|una?|para|con|del|que|y)(?!\p{L})/giu;
const ENGLISH = /(?<!\p{L})(?:the|an?|and|of|for|to|with|your?|in|is)(?!\p{L})/giu;

/**
 * The language a work is written in, known by its script; Spanish and English by their small words.
 *
 * @param text title and description
 * @param spoken language of the person's pages, which decides where the text does not
 */
export function languageOfWork(text: string, spoken: Language): Language {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const kana = count(COUNTED.kana);
  const hangul = count(COUNTED.hangul);
  const han = count(COUNTED.han);
  const latin = count(COUNTED.latin) / LATIN_PER_CHARACTER;
  if (kana + hangul + han + latin === 0) return spoken;
  if (latin > kana + hangul + han) return latinLanguage(count(SPANISH), count(ENGLISH), spoken);
  if (hangul > kana + han) return Language.KO_KR;
  // Japanese is never without kana for long; Chinese has none, but for a name now and then.
  return kana * 8 > han ? Language.JA_JP : Language.ZH_CN;
}

function latinLanguage(spanish: number, english: number, spoken: Language): Language {
  if (spanish !== english) return spanish > english ? Language.ES_ES : Language.EN_US;
  return spoken === Language.ES_ES ? Language.ES_ES : Language.EN_US;
}
