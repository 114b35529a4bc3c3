import { defineMessages } from '@boardwalk/app-shell/language';

export const worksMessages = defineMessages({
  title: { id: 'works.title', defaultMessage: 'Works', description: 'Title of the page' },
  find: {
    id: 'works.find',
    defaultMessage: 'Title, key or address of a work',
    description: 'Label of the field that works are looked for by',
  },
  search: { id: 'works.search', defaultMessage: 'Find', description: 'Button: looks for works' },
  state: {
    id: 'works.state',
    defaultMessage: 'State',
    description: 'Label of a choice: public or not public',
  },
  all: { id: 'works.all', defaultMessage: 'All works', description: 'Link from a work to the list of all' },
  work: { id: 'works.work', defaultMessage: 'Work', description: 'Header of a column: cover and title' },
  creator: { id: 'works.creator', defaultMessage: 'Creator', description: 'Header of a column' },
  published: {
    id: 'works.published',
    defaultMessage: 'Published',
    description: 'Header of a column: the day of the version that is public or was last',
  },
  noPublic: {
    id: 'works.noPublic',
    defaultMessage: 'No work is public yet',
    description: 'The list of public works is empty',
  },
  noHidden: {
    id: 'works.noHidden',
    defaultMessage: 'No work was withdrawn or taken down',
    description: 'The list of works that are not public any more is empty',
  },
  notFound: {
    id: 'works.notFound',
    defaultMessage: 'No work has these words in its title',
    description: 'Nothing was found',
  },
  lookHidden: {
    id: 'works.lookHidden',
    defaultMessage: 'It may be among those that are not public any more.',
    description: 'Nothing was found among public works',
  },
  lookPublic: {
    id: 'works.lookPublic',
    defaultMessage: 'It may be among those that are public.',
    description: 'Nothing was found among works that are not public any more',
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
