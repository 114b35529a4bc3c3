import { defineMessages } from '@boardwalk/app-shell/language';

export const logMessages = defineMessages({
  title: { id: 'log.title', defaultMessage: 'Audit log', description: 'Title of the page' },
  download: {
    id: 'log.download',
    defaultMessage: 'Download as CSV',
    description: 'Button: saves the log as a table',
  },
  cut: {
    id: 'log.cut',
    defaultMessage: 'The file holds the latest {count, number} entries. Narrow the list down for older ones.',
    description: 'Toast: there was more than one file holds',
  },
  allActions: {
    id: 'log.allActions',
    defaultMessage: 'All actions',
    description: 'Choice: no filter by action',
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
