import { defineMessages } from '#shared/language/define-messages.ts';

export const analyticsMessages = defineMessages({
  title: {
    id: 'analytics.title',
    defaultMessage: 'May we count how the community is used?',
    description: 'Title of the bar that asks for consent',
  },
  text: {
    id: 'analytics.text',
    defaultMessage:
      'We would count how often people search and publish, and where they start. Only sums by day are kept, on this server: no names, no texts, nothing that leads to you.',
    description: 'What would be counted',
  },
  allow: { id: 'analytics.allow', defaultMessage: 'Yes, count', description: 'Button: consent' },
  refuse: { id: 'analytics.refuse', defaultMessage: 'No, thanks', description: 'Button: no consent' },
});
