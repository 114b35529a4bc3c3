import { defineMessages } from 'react-intl';

/** Words for edits that cannot be stored. */
export const unstorableMessages = defineMessages({
  unstorableTitle: {
    id: 'editor.unstorableTitle',
    defaultMessage: 'Your last changes cannot be saved here',
    description: 'Title of a dialog: edits made here will not be taken by the server',
  },
  unstorableRole: {
    id: 'editor.unstorableRole',
    defaultMessage: 'You may only view this board now.',
    description: 'Why edits cannot be saved: the role has changed',
  },
  unstorableGone: {
    id: 'editor.unstorableGone',
    defaultMessage: 'This board has been deleted or moved to the trash.',
    description: 'Why edits cannot be saved: the board is gone',
  },
  unstorableForbidden: {
    id: 'editor.unstorableForbidden',
    defaultMessage: 'This board is no longer shared with you.',
    description: 'Why edits cannot be saved: no access any longer',
  },
  unstorableDamaged: {
    id: 'editor.unstorableDamaged',
    defaultMessage: 'This board cannot be read and was set aside.',
    description: 'Why edits cannot be saved: the stored board is damaged',
  },
  unstorableBoardFull: {
    id: 'editor.unstorableBoardFull',
    defaultMessage: 'This board is full: it holds 20,000 elements or 16 MB.',
    description: 'Why edits cannot be saved: the board has no room',
  },
  unstorableStorageFull: {
    id: 'editor.unstorableStorageFull',
    defaultMessage: 'The storage of this board’s team is full.',
    description: 'Why edits cannot be saved: the team has no storage left',
  },
  unstorableTooLarge: {
    id: 'editor.unstorableTooLarge',
    defaultMessage: 'They are too large to be sent.',
    description: 'Why edits cannot be saved: a single change is too large',
  },
  unstorableUnreadable: {
    id: 'editor.unstorableUnreadable',
    defaultMessage: 'The server could not read them.',
    description: 'Why edits cannot be saved: the server did not understand what this page sent',
  },
  unstorableRebuilt: {
    id: 'editor.unstorableRebuilt',
    defaultMessage: 'You made them offline, and the board has been rebuilt since.',
    description:
      'Why edits cannot be saved: those of an earlier visit belong to a state of the board that is no more',
  },
  unstorableKeepOld: {
    id: 'editor.unstorableKeepOld',
    defaultMessage: 'Keep the board as you left it then, or go on with the board as it is saved.',
    description: 'What one can do with edits of an earlier visit that cannot be saved',
  },
  unstorableKeep: {
    id: 'editor.unstorableKeep',
    defaultMessage: 'Keep the board as you see it, or go on with the board as it is saved.',
    description: 'What one can do with edits that cannot be saved',
  },
  saveAsNew: {
    id: 'editor.saveAsNew',
    defaultMessage: 'Save as a new board of mine',
    description: 'Button: makes a board of one’s own of what is shown',
  },
  downloadCopy: {
    id: 'editor.downloadCopy',
    defaultMessage: 'Download a copy',
    description: 'Button: stores what is shown as a file on this machine',
  },
  discardChanges: {
    id: 'editor.discardChanges',
    defaultMessage: 'Discard my changes',
    description: 'Button: gives up the edits that cannot be saved',
  },
});
