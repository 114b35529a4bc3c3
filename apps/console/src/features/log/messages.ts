import { defineMessages } from '@boardwalk/app-shell/language';

export const logMessages = defineMessages({
  title: { id: 'log.title', defaultMessage: 'Audit log', description: 'Title of the page' },
  download: {
    id: 'log.download',
    defaultMessage: 'Download as CSV',
    description: 'Button: saves the log as a table',
  },
  allActions: {
    id: 'log.allActions',
    defaultMessage: 'All actions',
    description: 'Choice: no filter by action',
  },
  allModerators: {
    id: 'log.allModerators',
    defaultMessage: 'All moderators',
    description: 'Choice: no filter by moderator',
  },
  filters: {
    id: 'log.filters',
    defaultMessage: 'Filters',
    description: 'Names the fields that narrow the log down, spoken',
  },
  work: { id: 'log.work', defaultMessage: 'Work', description: 'Label of the filter by work' },
  workHint: {
    id: 'log.workHint',
    defaultMessage: 'Key or address',
    description: 'In the empty field: the key of a work, or the address of its page',
  },
  workWrong: {
    id: 'log.workWrong',
    defaultMessage: 'Enter the key of a work (12 letters and digits) or the address of its page.',
    description: 'What was typed names no work',
  },
  from: { id: 'log.from', defaultMessage: 'From day', description: 'Label of the filter by the first day' },
  to: { id: 'log.to', defaultMessage: 'To day', description: 'Label of the filter by the last day' },
  zone: {
    id: 'log.zone',
    defaultMessage: 'Days of the site’s time zone: {zone}',
    description: 'Under the filters: which time zone the days are meant in',
  },
  clear: { id: 'log.clear', defaultMessage: 'Clear filters', description: 'Button: shows the whole log' },
  none: {
    id: 'log.none',
    defaultMessage: 'There are no such entries',
    description: 'Title of the empty log',
  },
  time: { id: 'log.time', defaultMessage: 'Time', description: 'Header of a column' },
  moderator: { id: 'log.moderator', defaultMessage: 'Moderator', description: 'Header of a column' },
  action: {
    id: 'log.action',
    defaultMessage: 'Action',
    description: 'Header of a column, and name of the filter',
  },
  subject: {
    id: 'log.subject',
    defaultMessage: 'About',
    description: 'Header of a column: what it was done to',
  },
  details: {
    id: 'log.details',
    defaultMessage: 'Details',
    description: 'Header of a column: reason and changes',
  },
});
