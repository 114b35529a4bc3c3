import { defineMessages } from '#shared/language/define-messages.ts';

/** What the section says before the comments themselves are there. */
export const commentsSectionMessages = defineMessages({
  title: {
    id: 'comments.title',
    defaultMessage: 'Comments',
    description: 'Title of the comments on a template',
  },
  titleCount: {
    id: 'comments.titleCount',
    defaultMessage: 'Comments ({count})',
    description: 'Title of the comments on a template, with how many there are',
  },
  failed: {
    id: 'comments.failed',
    defaultMessage: 'The comments could not be loaded.',
    description: 'Loading comments failed',
  },
  retry: { id: 'comments.retry', defaultMessage: 'Try again', description: 'Button: load again' },
});
