import { defineMessages } from '#shared/language/define-messages.ts';

export const embedMessages = defineMessages({
  loading: {
    id: 'embed.loading',
    defaultMessage: 'Loading the template',
    description: 'The frame is loading, spoken',
  },
  by: { id: 'embed.by', defaultMessage: 'by {name}', description: 'Creator of the embedded template' },
  open: {
    id: 'embed.open',
    defaultMessage: 'Open template',
    description: 'Link to the page of the template, new tab',
  },
  failed: {
    id: 'embed.failed',
    defaultMessage: 'The template could not be loaded',
    description: 'Error in the frame',
  },
  retry: { id: 'embed.retry', defaultMessage: 'Try again', description: 'Button: load once more' },
  missingTitle: {
    id: 'embed.missingTitle',
    defaultMessage: 'This template does not exist',
    description: 'Unknown file in the frame',
  },
  missingText: {
    id: 'embed.missingText',
    defaultMessage: 'It may have been withdrawn. Pick another one.',
    description: 'Unknown file in the frame: what to do',
  },
  explore: {
    id: 'embed.explore',
    defaultMessage: 'See all templates',
    description: 'Link to the home, new tab',
  },
});
