import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  member: { id: 'centre.knowledge.member', defaultMessage: 'Templates for members', description: 'Title' },
  open: {
    id: 'centre.knowledge.open',
    defaultMessage:
      'You are a VIP: every template for members is open to you, to look at, to copy and to use.',
    description: 'Somebody is a member',
  },
  closed: {
    id: 'centre.knowledge.closed',
    defaultMessage: 'Templates marked VIP open with a membership.',
    description: 'Somebody is no member',
  },
  getVip: { id: 'centre.knowledge.getVip', defaultMessage: 'See memberships', description: 'Link to plans' },
  bought: { id: 'centre.knowledge.bought', defaultMessage: 'Templates you bought', description: 'Title' },
  none: {
    id: 'centre.knowledge.none',
    defaultMessage: 'No templates bought yet',
    description: 'Title of the empty list',
  },
  noneText: {
    id: 'centre.knowledge.noneText',
    defaultMessage: 'What you buy stays here, and you can use it as often as you like.',
    description: 'Text of the empty list',
  },
  browse: {
    id: 'centre.knowledge.browse',
    defaultMessage: 'Browse templates',
    description: 'Link to the community',
  },
  use: { id: 'centre.knowledge.use', defaultMessage: 'Open', description: 'Link to the page of a template' },
});

/** Words of the section about templates that somebody may use. */
export const knowledgeMessages = {
  ...plain,
  boughtOn: defineMessage<{ time: string }>({
    id: 'centre.knowledge.boughtOn',
    defaultMessage: 'Bought {time}',
    description: 'When a template was bought',
  }),
  useNamed: defineMessage<{ title: string }>({
    id: 'centre.knowledge.useNamed',
    defaultMessage: 'Open {title}',
    description: 'Name of the link to a template',
  }),
};
