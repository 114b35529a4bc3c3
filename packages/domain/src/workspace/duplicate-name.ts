import type { Language } from '../language/language.ts';
import { normalizeText } from '../text/count-characters.ts';
import { FILE_NAME_LIMITS } from './limits.ts';

const PATTERNS: Readonly<Record<Language, readonly [before: string, after: string]>> = {
  'zh-CN': ['', ' 副本'],
  'en-US': ['', ' copy'],
  'ja-JP': ['', ' のコピー'],
  'ko-KR': ['', ' 복사본'],
  'es-ES': ['Copia de ', ''],
};

/**
 * The name of a duplicate: the file's own, marked as a copy, shortened to fit. Spec §7.
 *
 * @param name name of the file
 * @param language language of who duplicates it
 */
export function duplicateName(name: string, language: Language): string {
  const [before, after] = PATTERNS[language];
  const room = FILE_NAME_LIMITS.max - [...before].length - [...after].length;
  const kept = [...normalizeText(name)].slice(0, room).join('').trim();
  return `${before}${kept}${after}`;
}
