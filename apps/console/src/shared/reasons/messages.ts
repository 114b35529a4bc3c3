import { defineMessages } from '@boardwalk/app-shell/language';

export const reasonFieldMessages = defineMessages({
  template: {
    id: 'reasonField.template',
    defaultMessage: 'Begin with',
    description: 'Label of the choice of ready reasons',
  },
  templateNone: {
    id: 'reasonField.templateNone',
    defaultMessage: 'Your own words',
    description: 'No ready reason is chosen',
  },
  reason: {
    id: 'reasonField.reason',
    defaultMessage: 'Reason',
    description: 'Label of the field for the reason',
  },
  reads: {
    id: 'reasonField.reads',
    defaultMessage: 'Language of the creator: {language}',
    description: 'Under the field: the language that the reader of the reason has chosen',
  },
  translation: {
    id: 'reasonField.translation',
    defaultMessage: 'The ready reason in your language',
    description: 'Title over the chosen ready reason, in the language of the page',
  },
  lost: {
    id: 'reasonField.lost',
    defaultMessage: 'The ready reasons in the language of the creator did not load. These are in yours.',
    description: 'In place of ready reasons in another language',
  },
  tooLong: {
    id: 'reasonField.tooLong',
    defaultMessage: 'Use at most {limit, number} characters.',
    description: 'The reason is too long',
  },
});
