import { defineMessages } from '@boardwalk/app-shell/language';

export const frameMessages = defineMessages({
  console: {
    id: 'frame.console',
    defaultMessage: 'Console',
    description: 'Beside the logo: which app this is',
  },
  skip: { id: 'frame.skip', defaultMessage: 'Skip to content', description: 'First link of the page' },
  places: { id: 'frame.places', defaultMessage: 'Console', description: 'Names the navigation, spoken' },
  review: {
    id: 'frame.review',
    defaultMessage: 'Review',
    description: 'Link to the queue of submitted works',
  },
  reports: {
    id: 'frame.reports',
    defaultMessage: 'Reports',
    description: 'Link to the cases of reported works',
  },
  works: { id: 'frame.works', defaultMessage: 'Works', description: 'Link to single works of the community' },
  people: {
    id: 'frame.people',
    defaultMessage: 'People',
    description: 'Link to everybody who has an account',
  },
  feedback: { id: 'frame.feedback', defaultMessage: 'Feedback', description: 'Link to what people wrote' },
  payouts: { id: 'frame.payouts', defaultMessage: 'Payouts', description: 'Link to all payouts' },
  orders: { id: 'frame.orders', defaultMessage: 'Orders', description: 'Link to all orders' },
  goods: {
    id: 'frame.goods',
    defaultMessage: 'Goods',
    description: 'Link to plans and memberships, with their prices',
  },
  mails: { id: 'frame.mails', defaultMessage: 'Mails', description: 'Link to the outbox' },
  site: { id: 'frame.site', defaultMessage: 'Site', description: 'Link to what is set for the site' },
  log: { id: 'frame.log', defaultMessage: 'Audit log', description: 'Link to what moderators did' },
  unknownTitle: {
    id: 'frame.unknownTitle',
    defaultMessage: 'There is no such page',
    description: 'Title: the address leads nowhere',
  },
  unknownText: {
    id: 'frame.unknownText',
    defaultMessage: 'The link may be old, or mistyped.',
    description: 'Text: the address leads nowhere',
  },
  toReview: {
    id: 'frame.toReview',
    defaultMessage: 'Go to the review queue',
    description: 'Link to the queue',
  },
  notForYouTitle: {
    id: 'frame.notForYouTitle',
    defaultMessage: 'This page is for moderators',
    description: 'Title: somebody without the right opened the console',
  },
  notForYouText: {
    id: 'frame.notForYouText',
    defaultMessage:
      'Your account does not look after the community. If it should, ask an admin of this site.',
    description: 'Text: somebody without the right opened the console',
  },
  toCommunity: {
    id: 'frame.toCommunity',
    defaultMessage: 'Go to the community',
    description: 'Link to the community',
  },
  secondStepTitle: {
    id: 'frame.secondStepTitle',
    defaultMessage: 'The console needs a second step',
    description: 'Title: an admin who logs in with the password alone opened the console',
  },
  secondStepText: {
    id: 'frame.secondStepText',
    defaultMessage:
      'This site asks its admins for more than a password. Log in with a passkey, or set up a code of an app, which a super admin must allow; then come back to this page.',
    description: 'Text: an admin who logs in with the password alone opened the console',
  },
  setUpSecondStep: {
    id: 'frame.setUpSecondStep',
    defaultMessage: 'Set up a second step',
    description: 'Link to the account centre, in a new tab',
  },
  again: {
    id: 'frame.again',
    defaultMessage: 'Look again',
    description: 'Button: tries to open the console again, after a second step was set up',
  },
  tags: { id: 'frame.tags', defaultMessage: 'Tags', description: 'Link to the taxonomy' },
  topics: { id: 'frame.topics', defaultMessage: 'Topics', description: 'Link to the topics' },
  banners: { id: 'frame.banners', defaultMessage: 'Banners', description: 'Link to the banners' },
  morePlaces: {
    id: 'frame.morePlaces',
    defaultMessage: 'More places',
    description: 'Button: shows the places that do not fit',
  },
  words: {
    id: 'frame.words',
    defaultMessage: 'Watched words',
    description: 'Link to the words that reviewers are pointed to',
  },
  figures: {
    id: 'frame.figures',
    defaultMessage: 'Figures',
    description: 'Link to the figures of the community',
  },
  system: { id: 'frame.system', defaultMessage: 'System', description: 'Link to jobs, storage and versions' },
});
