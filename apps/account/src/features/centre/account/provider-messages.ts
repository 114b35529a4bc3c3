import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  title: { id: 'centre.providers.title', defaultMessage: 'Other services', description: 'Title' },
  hint: {
    id: 'centre.providers.hint',
    defaultMessage: 'Log in with an account that you have elsewhere.',
    description: 'What linked services are good for',
  },
  link: { id: 'centre.providers.link', defaultMessage: 'Link', description: 'Button' },
  linkHint: {
    id: 'centre.providers.linkHint',
    defaultMessage: 'First confirm that it is you. Then you log in there.',
    description: 'Help in the dialog',
  },
  linked: {
    id: 'centre.providers.linked',
    defaultMessage: 'The service is linked.',
    description: 'It was linked',
  },
  unlink: { id: 'centre.providers.unlink', defaultMessage: 'Unlink', description: 'Button' },
  unlinkHint: {
    id: 'centre.providers.unlinkHint',
    defaultMessage: 'You cannot log in with it any more. Your account there stays.',
    description: 'Help in the dialog',
  },
  unlinked: {
    id: 'centre.providers.unlinked',
    defaultMessage: 'The service is unlinked.',
    description: 'It was unlinked',
  },
  notLinked: {
    id: 'centre.providers.notLinked',
    defaultMessage: 'Not linked',
    description: 'A service to link',
  },
  neverUsed: {
    id: 'centre.providers.neverUsed',
    defaultMessage: 'Never used',
    description: 'It was never used',
  },
  noPassword: {
    id: 'centre.providers.noPassword',
    defaultMessage:
      'You have no password here yet. Links are changed with one: ask for the mail that sets it. Your address stays as it is.',
    description: 'Somebody came by another service',
  },
  setPassword: {
    id: 'centre.providers.setPassword',
    defaultMessage: 'Set a password',
    description: 'Button',
  },
  log: { id: 'centre.providers.log', defaultMessage: 'What happened to them', description: 'Opens the log' },
});

/** Words about linked services. */
export const linkedMessages = {
  ...plain,
  linkNamed: defineMessage<{ name: string }>({
    id: 'centre.providers.linkNamed',
    defaultMessage: 'Link {name}',
    description: 'Name of the button, title of the dialog',
  }),
  unlinkNamed: defineMessage<{ name: string }>({
    id: 'centre.providers.unlinkNamed',
    defaultMessage: 'Unlink {name}',
    description: 'Name of the button, title of the dialog',
  }),
  linkedOn: defineMessage<{ time: string }>({
    id: 'centre.providers.linkedOn',
    defaultMessage: 'Linked {time}',
    description: 'When a service was linked',
  }),
  lastUsed: defineMessage<{ time: string }>({
    id: 'centre.providers.lastUsed',
    defaultMessage: 'Last used {time}',
    description: 'When a service was used last',
  }),
};

/** Entries of the log, by kind. */
export const providerEventMessages = {
  linked: defineMessage<{ name: string }>({
    id: 'centre.providers.wasLinked',
    defaultMessage: '{name} linked',
    description: 'Entry of the log',
  }),
  unlinked: defineMessage<{ name: string }>({
    id: 'centre.providers.wasUnlinked',
    defaultMessage: '{name} unlinked',
    description: 'Entry of the log',
  }),
};
