import type { Language } from '@boardwalk/domain';
import { enUS } from './en-US.ts';
import { esES } from './es-ES.ts';
import { jaJP } from './ja-JP.ts';
import { koKR } from './ko-KR.ts';
import type { MailTexts } from './MailTexts.ts';
import { zhCN } from './zh-CN.ts';

/** The words of mails in every language. */
export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = {
  'en-US': enUS,
  'zh-CN': zhCN,
  'ja-JP': jaJP,
  'ko-KR': koKR,
  'es-ES': esES,
};
