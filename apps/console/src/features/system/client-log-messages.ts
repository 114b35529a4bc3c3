import { defineMessages } from '@boardwalk/app-shell/language';

export const clientLogMessages = defineMessages({
  title: {
    id: 'clientLog.title',
    defaultMessage: 'Errors in browsers',
    description: 'Title of a part: what the pages of visitors report of themselves',
  },
  text: {
    id: 'clientLog.text',
    defaultMessage:
      'What pages report of themselves, without what could identify a person. Old lines are removed by themselves.',
    description: 'Under the title',
  },
  level: {
    id: 'clientLog.level',
    defaultMessage: 'Level',
    description: 'Header of a column, and name of the filter',
  },
  all: { id: 'clientLog.all', defaultMessage: 'All levels', description: 'Choice: no filter by level' },
  error: { id: 'clientLog.error', defaultMessage: 'Errors', description: 'Choice: only errors' },
  warn: { id: 'clientLog.warn', defaultMessage: 'Warnings', description: 'Choice: only warnings' },
  info: {
    id: 'clientLog.info',
    defaultMessage: 'Notes',
    description: 'Choice: only what is neither error nor warning',
  },
  errorOne: { id: 'clientLog.errorOne', defaultMessage: 'Error', description: 'Level of a line' },
  warnOne: { id: 'clientLog.warnOne', defaultMessage: 'Warning', description: 'Level of a line' },
  infoOne: { id: 'clientLog.infoOne', defaultMessage: 'Note', description: 'Level of a line' },
  received: {
    id: 'clientLog.received',
    defaultMessage: 'Received',
    description: 'Header of a column: a moment',
  },
  message: { id: 'clientLog.message', defaultMessage: 'What happened', description: 'Header of a column' },
  page: { id: 'clientLog.page', defaultMessage: 'Page', description: 'Header of a column: path of the page' },
  release: {
    id: 'clientLog.release',
    defaultMessage: 'Release',
    description: 'Header of a column: release of the page’s program',
  },
  onlyRelease: {
    id: 'clientLog.onlyRelease',
    defaultMessage: 'Only release {release}',
    description: 'Names the button in the list that narrows it down to a release, spoken',
  },
  clear: {
    id: 'clientLog.clear',
    defaultMessage: 'All releases (now {release})',
    description: 'Button: takes the filter by release away',
  },
  none: {
    id: 'clientLog.none',
    defaultMessage: 'Nothing was reported',
    description: 'Title of the empty list',
  },
});
