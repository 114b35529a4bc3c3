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
  explore: { id: 'history.explore', defaultMessage: 'Explore templates', description: 'Link to the home' },
  today: { id: 'history.today', defaultMessage: 'Today', description: 'Heading of a day' },
  yesterday: { id: 'history.yesterday', defaultMessage: 'Yesterday', description: 'Heading of a day' },
  clear: { id: 'history.clear', defaultMessage: 'Clear history', description: 'Button: forget everything' },
  clearTitle: {
    id: 'history.clearTitle',
    defaultMessage: 'Clear your history?',
    description: 'Title of the question',
  },
  clearText: {
    id: 'history.clearText',
    defaultMessage: 'Everything you looked at is forgotten. This cannot be undone.',
    description: 'Text of the question',
  },
  cleared: {
    id: 'history.cleared',
    defaultMessage: 'Your history was cleared',
    description: 'Clearing succeeded',
  },
  clearFailed: {
    id: 'history.clearFailed',
    defaultMessage: 'Your history was not cleared. Please try again.',
    description: 'Clearing failed',
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
