import { defineMessages } from '#shared/language/define-messages.ts';

export const fileMessages = defineMessages({
  use: {
    id: 'file.use',
    defaultMessage: 'Use template',
    description: 'Button: copy the template and use it',
  },
  missingTitle: {
    id: 'file.missingTitle',
    defaultMessage: 'This template does not exist',
    description: 'Unknown file',
  },
  missingText: {
    id: 'file.missingText',
    defaultMessage: 'It may have been withdrawn. Pick another one.',
    description: 'Unknown file: what to do',
  },
  explore: { id: 'file.explore', defaultMessage: 'See all templates', description: 'Link to the home' },
});
