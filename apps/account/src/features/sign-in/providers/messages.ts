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
