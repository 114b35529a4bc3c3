import { defineMessages } from 'react-intl';

/** Words around something that is shown once. */
export const secretMessages = defineMessages({
  copy: { id: 'centre.secret.copy', defaultMessage: 'Copy', description: 'Copies a secret' },
  copied: {
    id: 'centre.secret.copied',
    defaultMessage: 'Copied to the clipboard.',
    description: 'Said once it was copied',
  },
  copyFailed: {
    id: 'centre.secret.copyFailed',
    defaultMessage: 'It could not be copied. Select it and copy it yourself.',
    description: 'Said when the browser did not copy',
  },
  done: {
    id: 'centre.secret.done',
    defaultMessage: 'I have kept it',
    description: 'Closes the dialog with a secret',
  },
});
