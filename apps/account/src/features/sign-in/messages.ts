import { defineMessage, defineMessages, type MessageTag } from 'react-intl';

type WithLink = { link: MessageTag };

const plain = defineMessages({
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
  forgot: {
    id: 'signIn.forgot',
    defaultMessage: 'Forgot password?',
    description: 'Link under the sign-in form',
  },
  signIn: { id: 'signIn.action.signIn', defaultMessage: 'Log in', description: 'Button that signs in' },
  signUp: {
    id: 'signIn.action.signUp',
    defaultMessage: 'Create account',
    description: 'Button that creates the account',
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
