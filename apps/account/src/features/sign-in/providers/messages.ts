import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  or: {
    id: 'provider.or',
    defaultMessage: 'or',
    description: 'Between the form and the buttons of other services',
  },
  working: {
    id: 'provider.working',
    defaultMessage: 'Logging you in …',
    description: 'Title while the answer of another service is checked',
  },
  failedTitle: {
    id: 'provider.failedTitle',
    defaultMessage: 'That did not work',
    description: 'Title when another service did not log somebody in',
  },
  nothingTitle: {
    id: 'provider.nothingTitle',
    defaultMessage: 'There is nothing to do here',
    description: 'Title of the page for other services without an answer of one',
  },
  nothingText: {
    id: 'provider.nothingText',
    defaultMessage: 'Begin on the log-in page.',
    description: 'Somebody has opened the page for other services by themselves',
  },
  back: { id: 'provider.back', defaultMessage: 'Back to the log-in', description: 'Button' },
  refused: {
    id: 'provider.refused',
    defaultMessage: 'The other service did not confirm who you are. Try again, or log in another way.',
    description: 'The person cancelled at the service, or its answer was wrong',
  },
  late: {
    id: 'provider.late',
    defaultMessage: 'This took too long, or was begun in another browser. Try again.',
    description: 'The answer of another service came too late',
  },
  silent: {
    id: 'provider.silent',
    defaultMessage: 'The other service does not answer. Try again later, or log in another way.',
    description: 'Another service does not answer',
  },
  gone: {
    id: 'provider.gone',
    defaultMessage: 'This way to log in does not exist any more.',
    description: 'The operator has removed another service',
  },
  addressNeeded: {
    id: 'provider.addressNeeded',
    defaultMessage:
      'The other service has confirmed no e-mail address of yours. Make an account with a password here, then link the service in your account.',
    description: 'A new account takes a confirmed address',
  },
  addressTaken: {
    id: 'provider.addressTaken',
    defaultMessage:
      'There is an account with your e-mail address already. Log in to it as you did before, then link the service in your account.',
    description: 'Another service must not take over an account with the same address',
  },
});

/** Words about logging in with other services. */
export const providerMessages = {
  ...plain,
  goOn: defineMessage<{ name: string }>({
    id: 'provider.goOn',
    defaultMessage: 'Continue with {name}',
    description: 'Button that logs in with another service',
  }),
};
