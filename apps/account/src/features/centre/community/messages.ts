import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  profile: { id: 'centre.community.profile', defaultMessage: 'Public profile', description: 'Title' },
  show: {
    id: 'centre.community.show',
    defaultMessage: 'See your profile as others do',
    description: 'Link to the profile page',
  },
  profession: {
    id: 'centre.community.profession',
    defaultMessage: 'Profession',
    description: 'Label of a field',
  },
  bio: { id: 'centre.community.bio', defaultMessage: 'About you', description: 'Label of the bio' },
  collectionsPublic: {
    id: 'centre.community.collectionsPublic',
    defaultMessage: 'Others may see what I have saved',
    description: 'Choice: saved templates are public',
  },
  saved: {
    id: 'centre.community.saved',
    defaultMessage: 'Your profile is saved.',
    description: 'Said once the profile was saved',
  },
  works: { id: 'centre.community.works', defaultMessage: 'Published works', description: 'Title' },
  noWorks: {
    id: 'centre.community.noWorks',
    defaultMessage: 'Nothing published yet',
    description: 'Title of the empty list of works',
  },
  noWorksText: {
    id: 'centre.community.noWorksText',
    defaultMessage: 'Share a board as a template: others can look at it, copy it and build on it.',
    description: 'Text of the empty list of works',
  },
  publish: {
    id: 'centre.community.publish',
    defaultMessage: 'Publish a board',
    description: 'Opens the dialog of publishing',
  },
  notPublished: {
    id: 'centre.community.notPublished',
    defaultMessage: 'Not published',
    description: 'State of a work',
  },
  inReview: { id: 'centre.community.inReview', defaultMessage: 'In review', description: 'State of a work' },
  published: {
    id: 'centre.community.published',
    defaultMessage: 'Published',
    description: 'State of a work',
  },
  notPassed: {
    id: 'centre.community.notPassed',
    defaultMessage: 'Not passed',
    description: 'State of a work: refused by the review',
  },
  follows: { id: 'centre.community.follows', defaultMessage: 'Creators you follow', description: 'Title' },
  noFollows: {
    id: 'centre.community.noFollows',
    defaultMessage: 'You follow nobody yet.',
    description: 'There are no followed creators',
  },
  blocked: { id: 'centre.community.blocked', defaultMessage: 'Blocked people', description: 'Title' },
  noBlocked: {
    id: 'centre.community.noBlocked',
    defaultMessage:
      'You have blocked nobody. You can do so on a person’s profile, or from the menu of a comment.',
    description: 'There are no blocked people',
  },
  block: {
    id: 'centre.community.block',
    defaultMessage: 'Block again',
    description: 'Takes unblocking back',
  },
  unblock: {
    id: 'centre.community.unblock',
    defaultMessage: 'Unblock',
    description: 'Blocks a person no more',
  },
  follow: { id: 'centre.community.follow', defaultMessage: 'Follow', description: 'Follows a creator' },
  unfollow: {
    id: 'centre.community.unfollow',
    defaultMessage: 'Unfollow',
    description: 'Follows a creator no more',
  },
});

/** Words of the section about the community. */
export const communityMessages = {
  ...plain,
  numbers: defineMessage<{ works: number; fans: number; follows: number }>({
    id: 'centre.community.numbers',
    defaultMessage:
      '{works, plural, one {# work} other {# works}} · {fans, plural, one {# follower} other {# followers}} · follows {follows, number}',
    description: 'Numbers of a profile',
  }),
  bioHint: defineMessage<{ max: number }>({
    id: 'centre.community.bioHint',
    defaultMessage: 'Up to {max} characters, shown on your profile.',
    description: 'Help under the bio',
  }),
  publishedOn: defineMessage<{ time: string }>({
    id: 'centre.community.publishedOn',
    defaultMessage: 'Published {time}',
    description: 'When a work was published',
  }),
  followNamed: defineMessage<{ name: string }>({
    id: 'centre.community.followNamed',
    defaultMessage: 'Follow {name}',
    description: 'Name of the button that follows',
  }),
  blockNamed: defineMessage<{ name: string }>({
    id: 'centre.community.blockNamed',
    defaultMessage: 'Block again: {name}',
    description: 'Name of the button that takes unblocking back',
  }),
  unblockNamed: defineMessage<{ name: string }>({
    id: 'centre.community.unblockNamed',
    defaultMessage: 'Unblock {name}',
    description: 'Name of the button that unblocks',
  }),
  unfollowNamed: defineMessage<{ name: string }>({
    id: 'centre.community.unfollowNamed',
    defaultMessage: 'Unfollow {name}',
    description: 'Name of the button that unfollows',
  }),
};
