import { defineMessages } from '@boardwalk/app-shell/language';

/** What stands on the page; the words of the dialog come with it. */
export const openMessages = defineMessages({
  open: {
    id: 'correctTags.open',
    defaultMessage: 'Correct tags…',
    description: 'Button: opens the dialog that corrects tags and topics of a work',
  },
});
