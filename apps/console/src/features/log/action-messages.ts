import { defineMessages } from '@boardwalk/app-shell/language';

export const actionMessages = defineMessages({
  reviewPass: {
    id: 'action.reviewPass',
    defaultMessage: 'Passed a work',
    description: 'Action of a moderator',
  },
  reviewNotPass: {
    id: 'action.reviewNotPass',
    defaultMessage: 'Refused a work',
    description: 'Action of a moderator',
  },
  reportUphold: {
    id: 'action.reportUphold',
    defaultMessage: 'Took a work down',
    description: 'Action of a moderator',
  },
  reportDismiss: {
    id: 'action.reportDismiss',
    defaultMessage: 'Dismissed reports',
    description: 'Action of a moderator',
  },
  taxonomyCreate: {
    id: 'action.taxonomyCreate',
    defaultMessage: 'Added a tag',
    description: 'Action of a moderator',
  },
  taxonomyUpdate: {
    id: 'action.taxonomyUpdate',
    defaultMessage: 'Changed a tag',
    description: 'Action of a moderator',
  },
  taxonomyReorder: {
    id: 'action.taxonomyReorder',
    defaultMessage: 'Reordered tags',
    description: 'Action of a moderator',
  },
  topicCreate: {
    id: 'action.topicCreate',
    defaultMessage: 'Added a topic',
    description: 'Action of a moderator',
  },
  topicUpdate: {
    id: 'action.topicUpdate',
    defaultMessage: 'Changed a topic',
    description: 'Action of a moderator',
  },
  topicReorder: {
    id: 'action.topicReorder',
    defaultMessage: 'Reordered topics',
    description: 'Action of a moderator',
  },
  bannerCreate: {
    id: 'action.bannerCreate',
    defaultMessage: 'Added a banner',
    description: 'Action of a moderator',
  },
  bannerUpdate: {
    id: 'action.bannerUpdate',
    defaultMessage: 'Changed a banner',
    description: 'Action of a moderator',
  },
  bannerReorder: {
    id: 'action.bannerReorder',
    defaultMessage: 'Reordered banners',
    description: 'Action of a moderator',
  },
  peopleUpdate: {
    id: 'action.peopleUpdate',
    defaultMessage: 'Changed a person',
    description: 'Action of a moderator',
  },
});
