import { defineMessages } from '@boardwalk/app-shell/language';

/** Words around a list that is kept as a text. */
export const listFormMessages = defineMessages({
  save: {
    id: 'listForm.save',
    defaultMessage: 'Save',
    description: 'Button',
  },
  stale: {
    id: 'listForm.stale',
    defaultMessage:
      'Somebody else has saved another list meanwhile. What you typed is still here; take theirs, and make your changes in it.',
    description: 'Two moderators changed the list at once',
  },
  takeTheirs: {
    id: 'listForm.takeTheirs',
    defaultMessage: 'Take their list',
    description: 'Button: what was typed is replaced by the list of somebody else',
  },
});
