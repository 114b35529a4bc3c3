import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  verifyTitle: {
    id: 'links.verify.title',
    defaultMessage: 'Confirm your email address',
    description: 'Title of the page that proves an address',
  },
  verifyText: {
    id: 'links.verify.text',
    defaultMessage:
      'Confirm that the address this link was sent to is yours. From then on mail reaches you there.',
    description: 'Text of the page that proves an address',
  },
  verify: {
    id: 'links.verify.action',
    defaultMessage: 'Confirm the address',
    description: 'Button that proves an address',
  },
  verifiedTitle: {
    id: 'links.verified.title',
    defaultMessage: 'Your address is confirmed',
    description: 'Title once an address is proven',
  },
  usedTitle: {
    id: 'links.used.title',
    defaultMessage: 'This link was used already',
    description: 'Title of a link that was used',
  },
  usedProof: {
    id: 'links.used.proof',
    defaultMessage: 'The address is confirmed, there is nothing left to do.',
    description: 'A link that proves an address was used before',
  },
  usedReset: {
    id: 'links.used.reset',
    defaultMessage: 'A link works once. Log in with your new password, or ask for another link.',
    description: 'A link to a new password was used before',
  },
  expiredTitle: {
    id: 'links.expired.title',
    defaultMessage: 'This link is not valid any more',
    description: 'Title of a link that is too old',
  },
  expiredProof: {
    id: 'links.expired.proof',
    defaultMessage: 'It is too old, or a later one took its place. Ask for another link in your account.',
    description: 'A link that proves an address is too old',
  },
  expiredReset: {
    id: 'links.expired.reset',
    defaultMessage: 'It is too old, or your account has changed since. Ask for another one.',
    description: 'A link to a new password is too old',
  },
  takenTitle: {
    id: 'links.taken.title',
    defaultMessage: 'This address belongs to another account',
    description: 'Somebody else was faster',
  },
  takenText: {
    id: 'links.taken.text',
    defaultMessage: 'Somebody else has confirmed it meanwhile. Your account keeps its present address.',
    description: 'Somebody else was faster',
  },
  forgotTitle: {
    id: 'links.forgot.title',
    defaultMessage: 'Forgot your password?',
    description: 'Title of the page to ask for a link',
  },
  forgotText: {
    id: 'links.forgot.text',
    defaultMessage: 'Enter the email address of your account. We send you a link to choose a new password.',
    description: 'Text of the page to ask for a link',
  },
  email: {
    id: 'links.forgot.email',
    defaultMessage: 'Email address',
    description: 'Label of the address field',
  },
  emailFormat: {
    id: 'links.forgot.emailFormat',
    defaultMessage: 'Enter an email address, such as ana@example.com.',
    description: 'What was typed is no address',
  },
  sendLink: {
    id: 'links.forgot.action',
    defaultMessage: 'Send the link',
    description: 'Button that asks for a link',
  },
  sentTitle: {
    id: 'links.sent.title',
    defaultMessage: 'Look into your mailbox',
    description: 'Title once a link was asked for',
  },
  otherAddress: {
    id: 'links.sent.other',
    defaultMessage: 'Use another address',
    description: 'Back to the form',
  },
  toSignIn: {
    id: 'links.toSignIn',
    defaultMessage: 'Back to log in',
    description: 'Link to the sign-in form',
  },
  resetTitle: {
    id: 'links.reset.title',
    defaultMessage: 'Choose a new password',
    description: 'Title of the page for a new password',
  },
  resetText: {
    id: 'links.reset.text',
    defaultMessage:
      'You are logged out everywhere then, your service tokens end, and you log in with the new one.',
    description: 'Text of the page for a new password',
  },
  newPassword: {
    id: 'links.reset.password',
    defaultMessage: 'New password',
    description: 'Label of the password field',
  },
  reset: {
    id: 'links.reset.action',
    defaultMessage: 'Save the new password',
    description: 'Button that saves the new password',
  },
  doneTitle: {
    id: 'links.done.title',
    defaultMessage: 'Your password is changed',
    description: 'Title once the password is changed',
  },
  doneText: {
    id: 'links.done.text',
    defaultMessage: 'Log in with the new one.',
    description: 'Text once the password is changed',
  },
  signIn: { id: 'links.signIn', defaultMessage: 'Log in', description: 'Link to the sign-in form' },
  anotherLink: {
    id: 'links.another',
    defaultMessage: 'Ask for another link',
    description: 'Link to the form for a link',
  },
  noLinkTitle: {
    id: 'links.none.title',
    defaultMessage: 'Open the link of your mail',
    description: 'Title when the address has no token',
  },
  noLinkText: {
    id: 'links.none.text',
    defaultMessage: 'This page needs the whole link of the mail.',
    description: 'Text when the address has no token',
  },
});

/** Words of the pages that mailed links lead to. */
export const linkMessages = {
  ...plain,
  verifiedText: defineMessage<{ email: string }>({
    id: 'links.verified.text',
    defaultMessage: '{email} is yours: log in with it, and mail reaches you there.',
    description: 'Text once an address is proven',
  }),
  sentText: defineMessage<{ email: string }>({
    id: 'links.sent.text',
    defaultMessage:
      'If an account has confirmed {email}, a link is on its way. It works for an hour. Nothing there? Look into the spam folder.',
    description: 'Text once a link was asked for; it must not reveal whether there is an account',
  }),
  passwordHint: defineMessage<{ min: number }>({
    id: 'links.reset.hint',
    defaultMessage: 'At least {min} characters. A sentence works well.',
    description: 'Help under the password field',
  }),
};
