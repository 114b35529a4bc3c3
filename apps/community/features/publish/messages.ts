import { defineMessages } from '#shared/language/define-messages.ts';

export const publishMessages = defineMessages({
  title: { id: 'publish.title', defaultMessage: 'Publish to community', description: 'Title of the dialog' },
  close: { id: 'publish.close', defaultMessage: 'Close', description: 'Button: close the dialog' },
  openWorkspace: {
    id: 'publish.openWorkspace',
    defaultMessage: 'Open your workspace',
    description: 'Link: to the files that can be published',
  },
  text: {
    id: 'publish.text',
    defaultMessage: 'Choose a board in your workspace and publish it from there.',
    description: 'What to do',
  },
});
