import type { Language } from '@boardwalk/domain';

const NAMES: Readonly<Record<Language, { team: (nickName: string) => string; project: string }>> = {
  'zh-CN': { team: (nickName) => `${nickName}的空间`, project: '我的文件' },
  'en-US': { team: (nickName) => `${nickName}'s space`, project: 'My boards' },
  'ja-JP': { team: (nickName) => `${nickName}さんのスペース`, project: 'マイボード' },
  'ko-KR': { team: (nickName) => `${nickName}님의 공간`, project: '내 보드' },
  'es-ES': { team: (nickName) => `Espacio de ${nickName}`, project: 'Mis tableros' },
};

/** What a new personal team and its first project are called; they keep these names in every language. */
export function personalSpaceNames(language: Language, nickName: string): { team: string; project: string } {
  const { team, project } = NAMES[language];
  return { team: team(nickName), project };
}
