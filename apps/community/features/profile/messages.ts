import { defineMessages } from '#shared/language/define-messages.ts';

export const profileMessages = defineMessages({
  works: { id: 'profile.works', defaultMessage: 'Works', description: 'Tab: published works' },
  collections: { id: 'profile.collections', defaultMessage: 'Collections', description: 'Tab: collections' },
  tabs: { id: 'profile.tabs', defaultMessage: 'Profile', description: 'Name of the tabs, spoken' },
  lead: {
    id: 'profile.lead',
    defaultMessage: 'Whiteboard and mind map templates by {name}.',
    description: 'Description of a profile for search engines',
  },
  empty: { id: 'profile.empty', defaultMessage: 'Nothing here yet', description: 'A tab without entries' },
  emptyText: {
    id: 'profile.emptyText',
    defaultMessage: 'What is published or saved shows up here.',
    description: 'A tab without entries: what it is for',
  },
  missingTitle: {
    id: 'profile.missingTitle',
    defaultMessage: 'This profile does not exist',
    description: 'Unknown profile',
  },
  missingText: {
    id: 'profile.missingText',
    defaultMessage: 'The name in the address may be mistyped.',
    description: 'Unknown profile: what to do',
  },
  inviteTitle: {
    id: 'profile.inviteTitle',
    defaultMessage: 'Log in to see your page',
    description: 'Own profile, anonymous visitor',
  },
  inviteText: {
    id: 'profile.inviteText',
    defaultMessage: 'Your works and collections are kept there.',
    description: 'Own profile, anonymous visitor: why',
  },
  logIn: { id: 'profile.logIn', defaultMessage: 'Log in', description: 'Button of the invitation' },
});
