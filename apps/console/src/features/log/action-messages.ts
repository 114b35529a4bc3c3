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
    defaultMessage: 'Upheld reports',
    description: 'Action of a moderator: what was reported was taken down',
  },
  reportDismiss: {
    id: 'action.reportDismiss',
    defaultMessage: 'Dismissed reports',
    description: 'Action of a moderator',
  },
  workTakeDown: {
    id: 'action.workTakeDown',
    defaultMessage: 'Took a work down',
    description: 'Action of a moderator: without a report',
  },
  workCorrectTags: {
    id: 'action.workCorrectTags',
    defaultMessage: 'Corrected tags of a work',
    description: 'Action of a moderator: tags or topics',
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
  peopleSecondStep: {
    id: 'action.peopleSecondStep',
    defaultMessage: 'Let an admin set up a second step',
    description: 'Action of a moderator',
  },
  payoutPay: {
    id: 'action.payoutPay',
    defaultMessage: 'Recorded a payout as paid',
    description: 'Action of a moderator',
  },
  payoutRefuse: {
    id: 'action.payoutRefuse',
    defaultMessage: 'Refused a payout',
    description: 'Action of a moderator',
  },
  orderRefund: {
    id: 'action.orderRefund',
    defaultMessage: 'Refunded an order',
    description: 'Action of a moderator',
  },
  orderRefundRetry: {
    id: 'action.orderRefundRetry',
    defaultMessage: 'Sent a refund again',
    description: 'Action of a moderator',
  },
  orderRefundSettle: {
    id: 'action.orderRefundSettle',
    defaultMessage: 'Settled a refund by hand',
    description: 'Action of a moderator',
  },
  goodsCreate: {
    id: 'action.goodsCreate',
    defaultMessage: 'Put goods up for sale',
    description: 'Action of a moderator',
  },
  goodsUpdate: {
    id: 'action.goodsUpdate',
    defaultMessage: 'Changed goods',
    description: 'Action of a moderator',
  },
  goodsRetire: {
    id: 'action.goodsRetire',
    defaultMessage: 'Took goods off sale',
    description: 'Action of a moderator',
  },
  feedbackAnswer: {
    id: 'action.feedbackAnswer',
    defaultMessage: 'Answered feedback',
    description: 'Action of a moderator',
  },
  feedbackClose: {
    id: 'action.feedbackClose',
    defaultMessage: 'Closed feedback',
    description: 'Action of a moderator',
  },
  feedbackReopen: {
    id: 'action.feedbackReopen',
    defaultMessage: 'Opened feedback again',
    description: 'Action of a moderator',
  },
  jobsRetry: {
    id: 'action.jobsRetry',
    defaultMessage: 'Ran failed jobs again',
    description: 'Action of a moderator',
  },
  mailRetry: {
    id: 'action.mailRetry',
    defaultMessage: 'Sent a mail again',
    description: 'Action of a moderator',
  },
  reviewWords: {
    id: 'action.reviewWords',
    defaultMessage: 'Changed the watched words',
    description: 'Action of a moderator',
  },
  searchSynonyms: {
    id: 'action.searchSynonyms',
    defaultMessage: 'Changed words that mean the same',
    description: 'Action of a moderator: synonyms of the search',
  },
  siteUpdate: {
    id: 'action.siteUpdate',
    defaultMessage: 'Changed the site',
    description: 'Action of a moderator',
  },
  siteFirstAdmin: {
    id: 'action.siteFirstAdmin',
    defaultMessage: 'Became the first admin',
    description: 'Action of a moderator',
  },
});
