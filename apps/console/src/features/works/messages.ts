import { defineMessages } from '@boardwalk/app-shell/language';

export const worksMessages = defineMessages({
  title: { id: 'works.title', defaultMessage: 'Works', description: 'Title of the page' },
  find: {
    id: 'works.find',
    defaultMessage: 'Key of a work, or the address of its page',
    description: 'Label of the field that a work is looked for by',
  },
  open: { id: 'works.open', defaultMessage: 'Open', description: 'Button: shows the work' },
  wrong: {
    id: 'works.wrong',
    defaultMessage: 'Enter the key of a work (12 letters and digits) or the address of its page.',
    description: 'What was typed names no work',
  },
  choose: {
    id: 'works.choose',
    defaultMessage: 'Open a work to see where it stands, to correct its tags, or to take it down.',
    description: 'Under the field, while no work is open',
  },
  missing: {
    id: 'works.missing',
    defaultMessage: 'No such work has been public',
    description: 'Title: the key names no work of the community',
  },
  missingText: {
    id: 'works.missingText',
    defaultMessage: 'Boards that were never published are for their owners alone.',
    description: 'Text: the key names no work of the community',
  },
  isPublic: { id: 'works.isPublic', defaultMessage: 'Public', description: 'State of a work' },
  notPublic: {
    id: 'works.notPublic',
    defaultMessage: 'Not public',
    description: 'State of a work: withdrawn or taken down',
  },
  tags: { id: 'works.tags', defaultMessage: 'Tags', description: 'What the work has' },
  topics: { id: 'works.topics', defaultMessage: 'Topics', description: 'What the work has' },
  none: {
    id: 'works.none',
    defaultMessage: 'none',
    description: 'In place of tags or topics: there are none',
  },
  own: {
    id: 'works.own',
    defaultMessage: 'This is your own work. Somebody else must decide about it.',
    description: 'Nobody takes down their own work',
  },
  openPublic: {
    id: 'works.openPublic',
    defaultMessage: 'Open it in the community',
    description: 'Link to the public work',
  },
  openReview: {
    id: 'works.openReview',
    defaultMessage: 'Board and versions',
    description: 'Link to the submission whose version is public or was last',
  },
  openCase: {
    id: 'works.openCase',
    defaultMessage: 'Reports that wait',
    description: 'Link to the open case about the work',
  },
  openLog: {
    id: 'works.openLog',
    defaultMessage: 'What moderators did with it',
    description: 'Link to the entries of the audit log about the work',
  },
  newTab: { id: 'works.newTab', defaultMessage: 'opens in a new tab', description: 'Spoken after a link' },
});
