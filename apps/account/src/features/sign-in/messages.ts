import { defineMessage, defineMessages, type MessageTag } from 'react-intl';

type Limit = { limit: number | undefined };
type WithLink = { link: MessageTag };

const plain = defineMessages({
  product: { id: 'signIn.product', defaultMessage: 'Boardwalk', description: 'Name of the product' },
  promise: {
    id: 'signIn.promise',
    defaultMessage: 'Start from a board someone has already thought through.',
    description: 'Promise beside the full-screen form',
  },
  promiseDetail: {
    id: 'signIn.promiseDetail',
    defaultMessage: 'Templates to copy, a whiteboard to draw on together, and a place to share what worked.',
    description: 'Second line of the promise',
  },
  signInTitle: {
    id: 'signIn.title.signIn',
    defaultMessage: 'Log in',
    description: 'Title of the form for people with an account',
  },
  signUpTitle: {
    id: 'signIn.title.signUp',
    defaultMessage: 'Create your account',
    description: 'Title of the form for new people',
  },
  account: {
    id: 'signIn.account',
    defaultMessage: 'Email or mobile number',
    description: 'Label of the account field',
  },
  password: { id: 'signIn.password', defaultMessage: 'Password', description: 'Label of the password field' },
  nickName: {
    id: 'signIn.nickName',
    defaultMessage: 'Your name',
    description: 'Label of the nickname field',
  },
  nickNameHint: {
    id: 'signIn.nickNameHint',
    defaultMessage: 'Shown beside what you publish. You can change it later.',
    description: 'Help under the nickname field',
  },
  showPassword: {
    id: 'signIn.showPassword',
    defaultMessage: 'Show password',
    description: 'Toggle that makes the password readable',
  },
  signIn: { id: 'signIn.action.signIn', defaultMessage: 'Log in', description: 'Button that signs in' },
  signUp: {
    id: 'signIn.action.signUp',
    defaultMessage: 'Create account',
    description: 'Button that creates the account',
  },
  language: { id: 'signIn.language', defaultMessage: 'Language', description: 'Name of the language menu' },
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
  wrongCredentials: {
    id: 'signIn.error.wrongCredentials',
    defaultMessage: 'The account or the password is not right.',
    description: 'Signing in failed; which of the two is wrong stays untold',
  },
  accountExists: {
    id: 'signIn.error.accountExists',
    defaultMessage: 'There is already an account with this address. Log in instead.',
    description: 'Signing up failed because the account exists',
  },
  tooManyRequests: {
    id: 'signIn.error.tooManyRequests',
    defaultMessage: 'Too many tries. Wait a moment, then try again.',
    description: 'A rate limit was reached',
  },
  network: {
    id: 'signIn.error.network',
    defaultMessage: 'Network error. Check the connection and try again.',
    description: 'The server was not reached',
  },
  unexpected: {
    id: 'signIn.error.unexpected',
    defaultMessage: 'Something went wrong on our side. Try again in a moment.',
    description: 'The server failed',
  },
});

/** Words of the sign-in page; those with values say which. */
export const messages = {
  ...plain,
  passwordHint: defineMessage<{ min: number }>({
    id: 'signIn.passwordHint',
    defaultMessage: 'At least {min} characters. A sentence works well.',
    description: 'Help under the password field of the sign-up form',
  }),
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
  toSignUp: defineMessage<WithLink>({
    id: 'signIn.toSignUp',
    defaultMessage: 'New here? <link>Create an account</link>',
    description: 'Way from signing in to signing up',
  }),
  toSignIn: defineMessage<WithLink>({
    id: 'signIn.toSignIn',
    defaultMessage: 'Already have an account? <link>Log in</link>',
    description: 'Way from signing up to signing in',
  }),
};
