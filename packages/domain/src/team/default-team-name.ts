import type { Language } from '../language/language.ts';

const NAMES: Readonly<Record<Language, string>> = {
  'zh-CN': '我的第一个团队',
  'en-US': 'My first team',
  'ja-JP': 'はじめてのチーム',
  'ko-KR': '나의 첫 번째 팀',
  'es-ES': 'Mi primer equipo',
};

/**
 * The name of a team whose maker gave none: `my first team` (spec §5). It keeps that name in every language.
 *
 * @param language language of the maker
 */
export function defaultTeamName(language: Language): string {
  return NAMES[language];
}
