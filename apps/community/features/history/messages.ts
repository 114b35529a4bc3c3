import { defineMessages } from '#shared/language/define-messages.ts';

export const historyMessages = defineMessages({
  title: { id: 'history.title', defaultMessage: 'History', description: 'Title of the browsing history' },
  lead: {
    id: 'history.lead',
    defaultMessage: 'Templates you looked at, the latest first.',
    description: 'Sentence below the title',
  },
  emptyTitle: {
    id: 'history.emptyTitle',
    defaultMessage: 'Nothing looked at yet',
    description: 'Empty history',
  },
  emptyText: {
    id: 'history.emptyText',
    defaultMessage: 'Open a template and it will be remembered here.',
    description: 'Empty history: what to do',
  },
  inviteTitle: {
    id: 'history.inviteTitle',
    defaultMessage: 'Log in to see your history',
    description: 'Anonymous visitor',
  },
  inviteText: {
    id: 'history.inviteText',
    defaultMessage: 'It is remembered for logged-in visitors only.',
    description: 'Anonymous visitor: why',
  },
  logIn: { id: 'history.logIn', defaultMessage: 'Log in', description: 'Button of the invitation' },
});
