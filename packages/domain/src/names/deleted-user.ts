import { Language } from '../language/language.ts';

const NAMES: Readonly<Record<Language, string>> = {
  [Language.ZH_CN]: '已注销用户',
  [Language.EN_US]: 'Deleted user',
  [Language.JA_JP]: '退会したユーザー',
  [Language.KO_KR]: '탈퇴한 사용자',
  [Language.ES_ES]: 'Usuario eliminado',
};

/**
 * What stands in place of the name of somebody who deleted their account. It is never stored. Decision 0016.
 *
 * @param language language of the reader
 */
export function deletedUserName(language: Language): string {
  return NAMES[language];
}
