import { defineMessages } from 'react-intl';

/** Words for leaving a board whose last changes are not stored. */
export const leaveMessages = defineMessages({
  leaveTitle: {
    id: 'editor.leaveTitle',
    defaultMessage: 'Saving your last changes',
    description: 'Title: leaving waits for the server',
  },
  leaveWait: {
    id: 'editor.leaveWait',
    defaultMessage: 'This takes only a moment.',
    description: 'Label of the progress: leaving waits for the server',
  },
  leaveOfflineTitle: {
    id: 'editor.leaveOfflineTitle',
    defaultMessage: 'Some changes are not saved yet',
    description: 'Title: leaving while offline',
  },
  leaveOfflineText: {
    id: 'editor.leaveOfflineText',
    defaultMessage: 'You are offline. If you leave now, what you did since is lost.',
    description: 'Text: leaving while offline',
  },
  leaveKeptText: {
    id: 'editor.leaveKeptText',
    defaultMessage:
      'They are kept in this browser. Open the board here again, online, and they are saved; logging out deletes them.',
    description: 'Text: leaving while offline, with edits that this browser keeps',
  },
  leaveKept: {
    id: 'editor.leaveKept',
    defaultMessage: 'Leave',
    description: 'Button: leaves the board, edits are kept',
  },
  leaveAnyway: { id: 'editor.leaveAnyway', defaultMessage: 'Leave without saving', description: 'Button' },
  stay: { id: 'editor.stay', defaultMessage: 'Stay here', description: 'Button' },
});
