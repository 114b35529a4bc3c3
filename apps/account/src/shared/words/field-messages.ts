import { defineMessage, defineMessages } from 'react-intl';

type Limit = { limit: number | undefined };

const plain = defineMessages({
  tooCommon: {
    id: 'signIn.error.tooCommon',
    defaultMessage: 'This password is easy to guess. Choose another one.',
    description: 'A new password is one that many people use, or just a name',
  },
  required: {
    id: 'signIn.error.required',
    defaultMessage: 'Fill this in.',
    description: 'A field was left empty',
  },
  accountFormat: {
    id: 'signIn.error.accountFormat',
    defaultMessage: 'Enter an email address, or a mobile number with its country code.',
    description: 'The account is neither an e-mail address nor a number',
  },
  invalid: {
    id: 'signIn.error.invalid',
    defaultMessage: 'This cannot be used. Check it and try again.',
    description: 'Any other rule is broken',
  },
});

/** What is wrong with a field. */
export const fieldMessages = {
  ...plain,
  tooShort: defineMessage<Limit>({
    id: 'signIn.error.tooShort',
    defaultMessage: 'Use at least {limit, plural, one {# character} other {# characters}}.',
    description: 'A text is too short',
  }),
  tooLong: defineMessage<Limit>({
    id: 'signIn.error.tooLong',
    defaultMessage: 'Use at most {limit, plural, one {# character} other {# characters}}.',
    description: 'A text is too long',
  }),
  reservedWords: defineMessage<{ words: string }>({
    id: 'signIn.error.reservedWords',
    defaultMessage: 'This name cannot contain: {words}.',
    description: 'The name holds reserved words, listed',
  }),
};
