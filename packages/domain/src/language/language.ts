/** Languages of the interface (spec §1), as BCP 47 tags. */
export const Language = {
  ZH_CN: 'zh-CN',
  EN_US: 'en-US',
  JA_JP: 'ja-JP',
  KO_KR: 'ko-KR',
  ES_ES: 'es-ES',
} as const;
export type Language = (typeof Language)[keyof typeof Language];

/** All languages, in the order a language menu shows them. */
export const LANGUAGES: readonly Language[] = Object.values(Language);
