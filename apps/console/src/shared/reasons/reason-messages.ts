import { defineMessages } from '@boardwalk/app-shell/language';

/** Reasons to begin with; the reviewer edits the words. */
export const reasonMessages = defineMessages({
  title: {
    id: 'reason.title',
    defaultMessage: 'Title or description',
    description: 'Name of a ready reason',
  },
  titleText: {
    id: 'reason.titleText',
    defaultMessage:
      'The title and the description do not say what the template is for. Please describe what it helps with and how it is used.',
    description: 'A ready reason, which the creator of the work reads',
  },
  cover: { id: 'reason.cover', defaultMessage: 'Cover', description: 'Name of a ready reason' },
  coverText: {
    id: 'reason.coverText',
    defaultMessage:
      'The cover cannot be recognised or does not show the template. Please choose another one.',
    description: 'A ready reason, which the creator of the work reads',
  },
  unfinished: {
    id: 'reason.unfinished',
    defaultMessage: 'Empty or unfinished board',
    description: 'Name of a ready reason',
  },
  unfinishedText: {
    id: 'reason.unfinishedText',
    defaultMessage: 'The board is empty or unfinished. Please finish it and submit it again.',
    description: 'A ready reason, which the creator of the work reads',
  },
  personal: { id: 'reason.personal', defaultMessage: 'Personal data', description: 'Name of a ready reason' },
  personalText: {
    id: 'reason.personalText',
    defaultMessage:
      'The board or its texts hold personal data, such as names with addresses or telephone numbers. Please remove it.',
    description: 'A ready reason, which the creator of the work reads',
  },
  copied: {
    id: 'reason.copied',
    defaultMessage: 'Somebody else’s work',
    description: 'Name of a ready reason',
  },
  copiedText: {
    id: 'reason.copiedText',
    defaultMessage:
      'This work seems to be somebody else’s. Please publish only what you have made yourself or may share.',
    description: 'A ready reason, which the creator of the work reads',
  },
  advertising: {
    id: 'reason.advertising',
    defaultMessage: 'Advertising',
    description: 'Name of a ready reason',
  },
  advertisingText: {
    id: 'reason.advertisingText',
    defaultMessage: 'The work is mostly advertising. Please publish templates that others can use.',
    description: 'A ready reason, which the creator of the work reads',
  },
});
