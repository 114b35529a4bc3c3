import { defineMessages } from '@boardwalk/app-shell/language';

export const feedbackMessages = defineMessages({
  title: { id: 'feedback.title', defaultMessage: 'Feedback', description: 'Title of the page' },
  none: {
    id: 'feedback.none',
    defaultMessage: 'Nobody has written yet',
    description: 'Title of the empty list',
  },
  noneText: {
    id: 'feedback.noneText',
    defaultMessage: 'What people send by the feedback dialog appears here.',
    description: 'Text of the empty list',
  },
});
