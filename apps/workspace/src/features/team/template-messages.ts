import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  title: { id: 'team.templates.title', defaultMessage: 'Templates', description: 'Title of a section' },
  toTeam: {
    id: 'team.templates.toTeam',
    defaultMessage: 'Bought for the team: everyone in it can use them. The copy goes to its first project.',
    description: 'About the templates of the team, for who may edit its boards',
  },
  toSelf: {
    id: 'team.templates.toSelf',
    defaultMessage: 'Bought for the team: everyone in it can use them. The copy goes to your own boards.',
    description: 'About the templates of the team, for who may not edit its boards',
  },
  list: {
    id: 'team.templates.list',
    defaultMessage: 'Templates of the team',
    description: 'Name of the list, spoken',
  },
  loading: {
    id: 'team.templates.loading',
    defaultMessage: 'Loading the templates',
    description: 'Spoken while the list loads',
  },
  failed: {
    id: 'team.templates.failed',
    defaultMessage: 'The templates did not load',
    description: 'Title: it failed',
  },
  retry: { id: 'team.templates.retry', defaultMessage: 'Try again', description: 'Button: load again' },
  more: {
    id: 'team.templates.more',
    defaultMessage: 'Show more templates',
    description: 'Button: load the next ones',
  },
  moreFailed: {
    id: 'team.templates.moreFailed',
    defaultMessage: 'The next templates did not load.',
    description: 'Loading the next ones failed',
  },
  emptyTitle: {
    id: 'team.templates.emptyTitle',
    defaultMessage: 'No templates yet',
    description: 'Title: nothing was bought for the team',
  },
  emptyBuyer: {
    id: 'team.templates.emptyBuyer',
    defaultMessage: 'Buy a template for the team, and everyone in it can use it.',
    description: 'What to do, for who may buy for the team',
  },
  emptyMember: {
    id: 'team.templates.emptyMember',
    defaultMessage: 'Templates that the owner or a manager buys for the team show here.',
    description: 'Where templates come from, for who may not buy for the team',
  },
  browse: {
    id: 'team.templates.browse',
    defaultMessage: 'Browse templates',
    description: 'Link to the community',
  },
  use: {
    id: 'team.templates.use',
    defaultMessage: 'Use',
    description: 'Button: makes a copy of the template and opens it',
  },
  unpublished: {
    id: 'team.templates.unpublished',
    defaultMessage: 'No longer published',
    description: 'In place of the cover of a template that cannot be copied any more',
  },
  copiesStay: {
    id: 'team.templates.copiesStay',
    defaultMessage: 'Copies you have made stay.',
    description: 'Below the name of a template that is no longer published',
  },
});

/** Words of the templates of a team. */
export const templateMessages = {
  ...plain,
  named: defineMessage<{ name: string }>({
    id: 'team.templates.named',
    defaultMessage: 'Use {name}',
    description: 'Full name of the button “Use”, spoken; the name of the template',
  }),
  creator: defineMessage<{ name: string }>({
    id: 'team.templates.creator',
    defaultMessage: 'By {name}',
    description: 'Who made the template',
  }),
};
