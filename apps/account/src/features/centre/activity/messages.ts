import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  points: { id: 'centre.wallet.points', defaultMessage: 'Points', description: 'Title' },
  redeem: { id: 'centre.wallet.redeem', defaultMessage: 'Use points', description: 'Pays by points' },
  redeemed: {
    id: 'centre.wallet.redeemed',
    defaultMessage: 'Your VIP days are added.',
    description: 'Said once points were used',
  },
  noPoints: {
    id: 'centre.wallet.noPoints',
    defaultMessage: 'No points yet. A visit a day gives some.',
    description: 'There are no entries',
  },
  job: { id: 'centre.points.job', defaultMessage: 'Told us your role', description: 'Cause of points' },
  channel: {
    id: 'centre.points.channel',
    defaultMessage: 'Told us how you found us',
    description: 'Cause of points',
  },
  useCase: {
    id: 'centre.points.useCase',
    defaultMessage: 'Told us what you use it for',
    description: 'Cause of points',
  },
  spaceType: {
    id: 'centre.points.spaceType',
    defaultMessage: 'Told us about your space',
    description: 'Cause of points',
  },
  dailyVisit: {
    id: 'centre.points.dailyVisit',
    defaultMessage: 'Daily visit',
    description: 'Cause of points',
  },
  firstApprovedTemplate: {
    id: 'centre.points.firstApprovedTemplate',
    defaultMessage: 'First template published',
    description: 'Cause of points',
  },
  personalPlanCard: {
    id: 'centre.points.personalPlanCard',
    defaultMessage: 'Paid for VIP',
    description: 'Points that were spent',
  },
  earn: { id: 'centre.activity.earn', defaultMessage: 'How to earn points', description: 'Title' },
  jobHow: {
    id: 'centre.activity.job',
    defaultMessage: 'Tell us your role',
    description: 'Way to earn points: a question at the start',
  },
  channelHow: {
    id: 'centre.activity.channel',
    defaultMessage: 'Tell us how you found us',
    description: 'Way to earn points: a question at the start',
  },
  useCaseHow: {
    id: 'centre.activity.useCase',
    defaultMessage: 'Tell us what you use it for',
    description: 'Way to earn points: a question at the start',
  },
  spaceTypeHow: {
    id: 'centre.activity.spaceType',
    defaultMessage: 'Tell us about your space',
    description: 'Way to earn points: a question at the start',
  },
  dailyVisitHow: {
    id: 'centre.activity.dailyVisit',
    defaultMessage: 'Come by',
    description: 'Way to earn points: a visit',
  },
  firstApprovedTemplateHow: {
    id: 'centre.activity.firstApprovedTemplate',
    defaultMessage: 'Publish your first template',
    description: 'Way to earn points',
  },
  once: { id: 'centre.activity.once', defaultMessage: 'Once', description: 'Points are given once' },
  daily: { id: 'centre.activity.daily', defaultMessage: 'Every day', description: 'Points are given daily' },
  invitations: { id: 'centre.activity.invitations', defaultMessage: 'Invitations', description: 'Title' },
  invitationsHint: {
    id: 'centre.activity.invitationsHint',
    defaultMessage:
      'Everybody who has the link of a team joins it and may edit its boards, until the link expires.',
    description: 'Help about invitation links',
  },
  copyLink: {
    id: 'centre.activity.copyLink',
    defaultMessage: 'Copy link',
    description: 'Copies the invitation link that is shown',
  },
  showLink: {
    id: 'centre.activity.showLink',
    defaultMessage: 'Show link',
    description: 'Shows the invitation link of a team',
  },
  copied: {
    id: 'centre.activity.copied',
    defaultMessage: 'Copied to the clipboard.',
    description: 'Said once a link was copied',
  },
  copyFailed: {
    id: 'centre.activity.copyFailed',
    defaultMessage: 'It could not be copied. Select it and copy it yourself.',
    description: 'Said when the browser did not copy',
  },
  noTeams: {
    id: 'centre.activity.noTeams',
    defaultMessage: 'You have no team yet that you can invite others to.',
    description: 'There is no team with the right to invite',
  },
  makeTeam: {
    id: 'centre.activity.makeTeam',
    defaultMessage: 'Go to the workspace',
    description: 'Link to where teams are made',
  },
});

/** Words of the section about points and invitations. */
export const activityMessages = {
  ...plain,
  balance: defineMessage<{ points: number }>({
    id: 'centre.wallet.balance',
    defaultMessage: '{points, plural, one {# point} other {# points}}',
    description: 'How many points there are',
  }),
  card: defineMessage<{ points: number; days: number }>({
    id: 'centre.wallet.card',
    defaultMessage: '{points, number} points pay for {days, number} days of VIP.',
    description: 'What points are good for',
  }),
  shortfall: defineMessage<{ points: number }>({
    id: 'centre.wallet.shortfall',
    defaultMessage: '{points, number} more to go.',
    description: 'How many points are missing',
  }),
  showLinkOf: defineMessage<{ team: string }>({
    id: 'centre.activity.showLinkOf',
    defaultMessage: 'Show link: {team}',
    description: 'Name of the button that shows a link',
  }),
  linkOf: defineMessage<{ team: string }>({
    id: 'centre.activity.linkOf',
    defaultMessage: 'Invitation link of {team}',
    description: 'Name of the field with a link',
  }),
  linkUntil: defineMessage<{ time: string }>({
    id: 'centre.activity.linkUntil',
    defaultMessage: 'The link works until {time}.',
    description: 'Until when a copied link works',
  }),
};
