import { defineMessages } from '#shared/language/define-messages.ts';

export const copyMessages = defineMessages({
  title: { id: 'copy.title', defaultMessage: 'Copied', description: 'Title of the copy-success dialog' },
  text: {
    id: 'copy.text',
    defaultMessage: '“{name}” was copied to your personal documents.',
    description: 'Text of the copy-success dialog',
  },
  explore: {
    id: 'copy.explore',
    defaultMessage: 'Continue exploring',
    description: 'Button: close the dialog and stay',
  },
  product: {
    id: 'copy.product',
    defaultMessage: 'Back to the product',
    description: 'Link to the workspace',
  },
  open: { id: 'copy.open', defaultMessage: 'Open file', description: 'Link: open the copy in the editor' },
  close: { id: 'copy.close', defaultMessage: 'Close', description: 'Button: close the dialog' },
});
