import { defineMessages } from '#shared/language/define-messages.ts';

export const listingMessages = defineMessages({
  hotTitle: { id: 'listing.hotTitle', defaultMessage: 'Hot', description: 'Title of the top list' },
  hotLead: {
    id: 'listing.hotLead',
    defaultMessage: 'What people are using and liking most right now.',
    description: 'Sentence below the title of the top list',
  },
  latestTitle: { id: 'listing.latestTitle', defaultMessage: 'New', description: 'Title of the latest list' },
  latestLead: {
    id: 'listing.latestLead',
    defaultMessage: 'Fresh from the community, the newest first.',
    description: 'Sentence below the title of the latest list',
  },
  focusTitle: {
    id: 'listing.focusTitle',
    defaultMessage: 'Following',
    description: 'Title of the list of works of followed creators',
  },
  focusLead: {
    id: 'listing.focusLead',
    defaultMessage: 'New work by the creators you follow.',
    description: 'Sentence below that title',
  },
  tagTitle: {
    id: 'listing.tagTitle',
    defaultMessage: '{tag} templates',
    description: 'Title of the list of a tag',
  },
  tagLead: {
    id: 'listing.tagLead',
    defaultMessage: 'Whiteboards and mind maps for {tag}, ready to copy.',
    description: 'Sentence below the title of a tag or its description for search engines',
  },
  roleTitle: {
    id: 'listing.roleTitle',
    defaultMessage: 'For {role}',
    description: 'Title of the list of a role, such as: For teachers',
  },
  roleLead: {
    id: 'listing.roleLead',
    defaultMessage: 'Whiteboards and mind maps that help in this role: {role}.',
    description: 'Sentence below the title of a role',
  },
  unnamedTitle: {
    id: 'listing.unnamedTitle',
    defaultMessage: 'Templates',
    description: 'Title when the name of a tag is not known',
  },
  unnamedLead: {
    id: 'listing.unnamedLead',
    defaultMessage: 'Whiteboards and mind maps, ready to copy.',
    description: 'Sentence when the name of a tag is not known',
  },
  narrow: {
    id: 'listing.narrow',
    defaultMessage: 'Filter these templates',
    description: 'Link from the list of a tag to a search with this tag, where further filters are',
  },
  order: { id: 'listing.order', defaultMessage: 'Order', description: 'Name of the choice of order, spoken' },
  emptyTitle: {
    id: 'listing.emptyTitle',
    defaultMessage: 'Nothing here yet',
    description: 'Empty list',
  },
  emptyText: {
    id: 'listing.emptyText',
    defaultMessage: 'Look at what is hot, or be the first to publish.',
    description: 'Empty list: what to do',
  },
  emptyFocusText: {
    id: 'listing.emptyFocusText',
    defaultMessage: 'Follow creators whose work you like. What they publish will gather here.',
    description: 'Empty list of followed creators: what to do',
  },
  suggested: {
    id: 'listing.suggested',
    defaultMessage: 'Creators to follow',
    description: 'Title: suggestions for somebody who follows nobody',
  },
  missingTitle: {
    id: 'listing.missingTitle',
    defaultMessage: 'There is no such tag or role',
    description: 'Title of the page of an unknown tag or role',
  },
  missingText: {
    id: 'listing.missingText',
    defaultMessage: 'It may have been removed. There are plenty of other templates.',
    description: 'Page of an unknown tag or role: what to do',
  },
  explore: { id: 'listing.explore', defaultMessage: 'See what is hot', description: 'Link to the top list' },
  inviteTitle: {
    id: 'listing.inviteTitle',
    defaultMessage: 'Log in to see who you follow',
    description: 'Invitation in place of the list, for anonymous visitors',
  },
  inviteText: {
    id: 'listing.inviteText',
    defaultMessage: 'The works of creators you follow gather here.',
    description: 'Invitation: why',
  },
  logIn: { id: 'listing.logIn', defaultMessage: 'Log in', description: 'Button of the invitation' },
});
