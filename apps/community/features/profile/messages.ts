import { defineMessages } from '#shared/language/define-messages.ts';

export const profileMessages = defineMessages({
  report: {
    id: 'profile.report',
    defaultMessage: 'Report this profile',
    description: 'Entry of the menu of a person: opens the dialog for reports',
  },
  loading: {
    id: 'profile.loading',
    defaultMessage: 'Loading',
    description: 'The page or a list is loading, spoken',
  },
  failedTitle: {
    id: 'profile.failedTitle',
    defaultMessage: 'The profile could not be loaded',
    description: 'Error in place of the page',
  },
  retry: { id: 'profile.retry', defaultMessage: 'Try again', description: 'Button: once more' },
  lead: {
    id: 'profile.lead',
    defaultMessage: 'Whiteboard and mind map templates by {name}.',
    description: 'Description of a profile for search engines',
  },
  edit: { id: 'profile.edit', defaultMessage: 'Edit profile', description: 'Button on the own profile' },
  bioHint: {
    id: 'profile.bioHint',
    defaultMessage: 'Say in a few words what you make.',
    description: 'In place of an empty bio, for its owner',
  },
  member: { id: 'profile.member', defaultMessage: 'Member', description: 'Badge: has a membership' },
  lifetime: {
    id: 'profile.lifetime',
    defaultMessage: 'Lifetime member',
    description: 'Badge: member for life',
  },
  expert: { id: 'profile.expert', defaultMessage: 'Expert', description: 'Badge of a creator' },
  influencer: { id: 'profile.influencer', defaultMessage: 'Influencer', description: 'Badge of a creator' },
  focusCount: {
    id: 'profile.focusCount',
    defaultMessage: '{count, number} following',
    description: 'How many others this person follows',
  },
  fansCount: {
    id: 'profile.fansCount',
    defaultMessage: '{count, plural, one {# follower} other {# followers}}',
    description: 'How many follow this person',
  },
  worksCount: {
    id: 'profile.worksCount',
    defaultMessage: '{count, plural, one {# template} other {# templates}}',
    description: 'How many templates this person has published',
  },
  tabs: { id: 'profile.tabs', defaultMessage: 'Profile', description: 'Name of the tabs, spoken' },
  works: { id: 'profile.works', defaultMessage: 'Works', description: 'Tab: works' },
  collections: { id: 'profile.collections', defaultMessage: 'Collections', description: 'Tab: collections' },
  follows: {
    id: 'profile.follows',
    defaultMessage: 'Following',
    description: 'Tab: whom this person follows',
  },
  fans: { id: 'profile.fans', defaultMessage: 'Followers', description: 'Tab: who follows this person' },
  worksEmpty: {
    id: 'profile.worksEmpty',
    defaultMessage: 'Nothing published yet',
    description: 'Works of somebody else: none',
  },
  worksEmptyText: {
    id: 'profile.worksEmptyText',
    defaultMessage: 'Follow to hear of the first template.',
    description: 'Works of somebody else: none, what to do',
  },
  ownEmpty: {
    id: 'profile.ownEmpty',
    defaultMessage: 'You have not published anything yet',
    description: 'Own works: none',
  },
  ownEmptyText: {
    id: 'profile.ownEmptyText',
    defaultMessage: 'Pick one of your boards and share it with everybody.',
    description: 'Own works: none, what to do',
  },
  publishFirst: {
    id: 'profile.publishFirst',
    defaultMessage: 'Publish a board',
    description: 'Button: publish the first work',
  },
  named: {
    id: 'profile.named',
    defaultMessage: 'Collections',
    description: 'Title: named collections',
  },
  newCollection: {
    id: 'profile.newCollection',
    defaultMessage: 'New collection',
    description: 'Button: make a named collection',
  },
  namedFailed: {
    id: 'profile.namedFailed',
    defaultMessage: 'The collections could not be loaded',
    description: 'Error in place of the named collections',
  },
  namedNone: {
    id: 'profile.namedNone',
    defaultMessage: 'Group what you save: make a collection and share it if you like.',
    description: 'No named collections yet, what to do',
  },
  allSaved: {
    id: 'profile.allSaved',
    defaultMessage: 'All saved',
    description: 'Title: everything the person saved',
  },
  namedCount: {
    id: 'profile.namedCount',
    defaultMessage: '{count, plural, one {# template} other {# templates}}',
    description: 'How many works a collection holds',
  },
  private: {
    id: 'profile.private',
    defaultMessage: 'Private',
    description: 'Badge: only its owner sees the collection',
  },
  collectionsEmpty: {
    id: 'profile.collectionsEmpty',
    defaultMessage: 'No collections yet',
    description: 'Collections: none',
  },
  collectionsEmptyText: {
    id: 'profile.collectionsEmptyText',
    defaultMessage: 'What this person saves shows up here.',
    description: 'Collections of somebody else: none',
  },
  collectionsEmptyOwn: {
    id: 'profile.collectionsEmptyOwn',
    defaultMessage: 'Save templates with the bookmark to find them here again.',
    description: 'Own collections: none, what to do',
  },
  followsEmpty: {
    id: 'profile.followsEmpty',
    defaultMessage: 'Not following anybody yet',
    description: 'Followed people: none',
  },
  followsEmptyText: {
    id: 'profile.followsEmptyText',
    defaultMessage: 'People this person follows show up here.',
    description: 'People somebody else follows: none',
  },
  followsEmptyOwn: {
    id: 'profile.followsEmptyOwn',
    defaultMessage: 'Follow creators you like: their new templates come to your focus list.',
    description: 'People the viewer follows: none, what to do',
  },
  fansEmpty: { id: 'profile.fansEmpty', defaultMessage: 'No followers yet', description: 'Followers: none' },
  fansEmptyText: {
    id: 'profile.fansEmptyText',
    defaultMessage: 'Be the first one.',
    description: 'Followers of somebody else: none',
  },
  fansEmptyOwn: {
    id: 'profile.fansEmptyOwn',
    defaultMessage: 'Publish templates and people will find you.',
    description: 'Own followers: none, what to do',
  },
  inReview: {
    id: 'profile.inReview',
    defaultMessage: 'In review',
    description: 'Label of a work: state of its review',
  },
  published: {
    id: 'profile.published',
    defaultMessage: 'Published',
    description: 'Label of a work: it passed',
  },
  notPassed: {
    id: 'profile.notPassed',
    defaultMessage: 'Not passed',
    description: 'Label of a work: refused',
  },
  notPublished: {
    id: 'profile.notPublished',
    defaultMessage: 'Not published',
    description: 'Label of a work: withdrawn or never submitted',
  },
  publish: { id: 'profile.publish', defaultMessage: 'Publish', description: 'Button: submit the work' },
  publication: {
    id: 'profile.publication',
    defaultMessage: 'Manage publication',
    description: 'Button: update or cancel the publication',
  },
  seeSubmission: {
    id: 'profile.seeSubmission',
    defaultMessage: 'See submission',
    description: 'Button: what is being reviewed',
  },
  improve: {
    id: 'profile.improve',
    defaultMessage: 'Improve and resubmit',
    description: 'Button after a refusal',
  },
  reason: {
    id: 'profile.reason',
    defaultMessage: 'Reason:',
    description: 'Before why a review refused a work',
  },
  publishedOn: {
    id: 'profile.publishedOn',
    defaultMessage: 'Published {date}',
    description: 'When a work was published',
  },
  changedOn: {
    id: 'profile.changedOn',
    defaultMessage: 'Changed {date}',
    description: 'When a work was changed',
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
  explore: { id: 'profile.explore', defaultMessage: 'See all templates', description: 'Link to the home' },
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
