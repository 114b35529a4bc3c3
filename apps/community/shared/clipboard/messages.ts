import { defineMessages } from '../language/define-messages.ts';

export const clipboardMessages = defineMessages({
  copied: {
    id: 'clipboard.copied',
    defaultMessage: 'Copied to clipboard',
    description: 'A link, code or id was copied',
  },
  failed: {
    id: 'clipboard.failed',
    defaultMessage: 'Copy failed. Select the text and copy it yourself.',
    description: 'The browser refused to copy',
  },
});
