import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  title: { id: 'centre.tokens.title', defaultMessage: 'Service tokens', description: 'Title' },
  hint: {
    id: 'centre.tokens.hint',
    defaultMessage: 'By a token another application acts for you, within what you allow it.',
    description: 'Help about service tokens',
  },
  none: { id: 'centre.tokens.none', defaultMessage: 'You have no tokens.', description: 'There are none' },
  create: {
    id: 'centre.tokens.create',
    defaultMessage: 'Create a token',
    description: 'Opens the dialog; also its title',
  },
  createAction: {
    id: 'centre.tokens.createAction',
    defaultMessage: 'Create',
    description: 'Makes the token',
  },
  createHint: {
    id: 'centre.tokens.createHint',
    defaultMessage:
      'Allow it as little as the application needs. It never reaches your account, money or tokens.',
    description: 'Help in the dialog',
  },
  created: {
    id: 'centre.tokens.created',
    defaultMessage: 'Your new token',
    description: 'Title of the dialog',
  },
  once: {
    id: 'centre.tokens.once',
    defaultMessage: 'Copy it now: it is shown this once.',
    description: 'Warning beside a new token',
  },
  name: { id: 'centre.tokens.name', defaultMessage: 'Name', description: 'Label of a field' },
  nameHint: {
    id: 'centre.tokens.nameHint',
    defaultMessage: 'What it is for, so that you know it again.',
    description: 'Help under the name',
  },
  scopes: { id: 'centre.tokens.scopes', defaultMessage: 'What it may do', description: 'Label of choices' },
  days: { id: 'centre.tokens.days', defaultMessage: 'Works for', description: 'Label of a choice of days' },
  password: {
    id: 'centre.tokens.password',
    defaultMessage: 'Your password',
    description: 'Label of the password, asked again',
  },
  revoke: { id: 'centre.tokens.revoke', defaultMessage: 'Revoke', description: 'Ends a token' },
  revokeText: {
    id: 'centre.tokens.revokeText',
    defaultMessage: 'What uses it stops working at once. This cannot be undone.',
    description: 'Warning before a token is revoked',
  },
  neverUsed: {
    id: 'centre.tokens.neverUsed',
    defaultMessage: 'Never used',
    description: 'A token is unused',
  },
  log: {
    id: 'centre.tokens.log',
    defaultMessage: 'What happened to your tokens',
    description: 'Opens the log of tokens',
  },
});

/** Words about service tokens. */
export const tokenMessages = {
  ...plain,
  daysCount: defineMessage<{ days: number }>({
    id: 'centre.tokens.daysCount',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
    description: 'How long a token works',
  }),
  expires: defineMessage<{ time: string }>({
    id: 'centre.tokens.expires',
    defaultMessage: 'Works until {time}',
    description: 'When a token expires',
  }),
  lastUsed: defineMessage<{ time: string }>({
    id: 'centre.tokens.lastUsed',
    defaultMessage: 'Last used {time}',
    description: 'When a token was used',
  }),
  revokeNamed: defineMessage<{ name: string }>({
    id: 'centre.tokens.revokeNamed',
    defaultMessage: 'Revoke {name}',
    description: 'Name of the button that revokes a token; also the title of the question',
  }),
};

/** Entries of the log, by the kind of event. */
export const tokenEventMessages = {
  created: defineMessage<{ name: string }>({
    id: 'centre.tokens.wasCreated',
    defaultMessage: '{name} was created',
    description: 'Entry of the log',
  }),
  revoked: defineMessage<{ name: string }>({
    id: 'centre.tokens.wasRevoked',
    defaultMessage: '{name} was revoked',
    description: 'Entry of the log',
  }),
};
