export { chooseLanguage } from './choose-language.ts';
export { defineMessages } from './define-messages.ts';
export { documentLanguage } from './document-language.ts';
export { LANGUAGE_NAMES } from './language-names.ts';
export { startTexts, textsFrom } from './start-texts.ts';
export type { StartTexts, TextFiles, Texts } from './start-texts.ts';
