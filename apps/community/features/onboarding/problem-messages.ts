import { defineMessages } from '#shared/language/define-messages.ts';

/** What is wrong with an answer, and what to do. */
export const problemMessages = defineMessages({
  requiredOne: {
    id: 'onboarding.requiredOne',
    defaultMessage: 'Choose one to go on.',
    description: 'Nothing was chosen',
  },
  requiredSome: {
    id: 'onboarding.requiredSome',
    defaultMessage: 'Choose at least one to go on.',
    description: 'Nothing was chosen where several can be',
  },
  requiredOther: {
    id: 'onboarding.requiredOther',
    defaultMessage: 'Say it in a few words.',
    description: 'Other was chosen and its text is empty',
  },
  tooMany: {
    id: 'onboarding.tooMany',
    defaultMessage: 'You can choose at most {count}. Take one away to choose another.',
    description: 'One more was chosen than allowed',
  },
  tooLong: {
    id: 'onboarding.tooLong',
    defaultMessage: 'Shorten this to {max} characters.',
    description: 'A text is too long',
  },
  reservedWords: {
    id: 'onboarding.reservedWords',
    defaultMessage: 'This name may not contain {words}. Choose another one.',
    description: 'The name contains words that are not allowed',
  },
  invalidCharacters: {
    id: 'onboarding.invalidCharacters',
    defaultMessage: 'Remove the invisible characters from this name.',
    description: 'The name contains control characters',
  },
  notAccepted: {
    id: 'onboarding.notAccepted',
    defaultMessage: 'This is not accepted. Change it and try again.',
    description: 'An answer was refused for another reason',
  },
  submitFailed: {
    id: 'onboarding.submitFailed',
    defaultMessage: 'Your answers were not saved',
    description: 'Title of the message that sending the answers failed',
  },
});
