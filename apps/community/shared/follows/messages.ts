import { defineMessages } from '../language/define-messages.ts';

export const followsMessages = defineMessages({
  follow: { id: 'follows.follow', defaultMessage: 'Follow', description: 'Button: follow a creator' },
  following: {
    id: 'follows.following',
    defaultMessage: 'Following',
    description: 'The same button while the viewer follows; a press stops it',
  },
  eachOther: {
    id: 'follows.eachOther',
    defaultMessage: 'Following each other',
    description: 'The same button while both follow each other',
  },
  followSpoken: {
    id: 'follows.followSpoken',
    defaultMessage: 'Follow {name}',
    description:
      'Name of the button, spoken. Must begin with the text of follows.follow where the language lets it.',
  },
  followingSpoken: {
    id: 'follows.followingSpoken',
    defaultMessage: 'Following {name}. Press to stop.',
    description: 'Name of the button while the viewer follows, spoken',
  },
  eachOtherSpoken: {
    id: 'follows.eachOtherSpoken',
    defaultMessage: 'Following each other: {name}. Press to stop.',
    description:
      'Name of the button while both follow each other, spoken. Begins with the text of follows.eachOther.',
  },
  failed: {
    id: 'follows.failed',
    defaultMessage: 'This was not saved. Please try again.',
    description: 'Following or unfollowing failed',
  },
});
