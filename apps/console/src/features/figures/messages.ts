import { defineMessages } from '@boardwalk/app-shell/language';

export const figureMessages = defineMessages({
  title: { id: 'figures.title', defaultMessage: 'Figures', description: 'Title of the page' },
  days: { id: 'figures.days', defaultMessage: 'Time', description: 'Name of the choice' },
  lastDays: {
    id: 'figures.lastDays',
    defaultMessage: '{days, plural, =1 {Last day} other {Last # days}}',
    description: 'Choice: how many days',
  },
  works: { id: 'figures.works', defaultMessage: 'New works', description: 'Name of a figure' },
  uses: {
    id: 'figures.uses',
    defaultMessage: 'Uses',
    description: 'Name of a figure: copies in which somebody began to work',
  },
  emptySearches: {
    id: 'figures.emptySearches',
    defaultMessage: 'Searches without results',
    description: 'Name of a figure',
  },
  before: {
    id: 'figures.before',
    defaultMessage: '{count} in the days before',
    description: 'Under a figure: the same in as many days before',
  },
  chart: {
    id: 'figures.chart',
    defaultMessage: '{name} by day: {count} in all, at most {most} in a day',
    description: 'Names a chart, spoken',
  },
  most: { id: 'figures.most', defaultMessage: 'Most in a day: {count}', description: 'Under a chart' },
  asTable: {
    id: 'figures.asTable',
    defaultMessage: 'Show the days as a table',
    description: 'Opens the table of all days',
  },
  day: { id: 'figures.day', defaultMessage: 'Day', description: 'Header of a column' },
  review: { id: 'figures.review', defaultMessage: 'Review', description: 'Title of a part' },
  waiting: {
    id: 'figures.waiting',
    defaultMessage: 'Waiting now',
    description: 'Name of a figure: submissions',
  },
  overdue: {
    id: 'figures.overdue',
    defaultMessage: 'Overdue now',
    description: 'Name of a figure: submissions past their due time',
  },
  decided: {
    id: 'figures.decided',
    defaultMessage: 'Decided',
    description: 'Name of a figure: decisions in the days',
  },
  late: { id: 'figures.late', defaultMessage: '{count} after the due time', description: 'Under a figure' },
  median: {
    id: 'figures.median',
    defaultMessage: 'Half decided within',
    description: 'Name of a figure: the median',
  },
  p90: {
    id: 'figures.p90',
    defaultMessage: 'Nine in ten decided within',
    description: 'Name of a figure: the 90th percentile',
  },
  hours: { id: 'figures.hours', defaultMessage: '{hours} h', description: 'A time in hours' },
  noTime: {
    id: 'figures.noTime',
    defaultMessage: '–',
    description: 'In place of a time: nothing was decided',
  },
  terms: {
    id: 'figures.terms',
    defaultMessage: 'What found nothing',
    description: 'Title of a part: texts that were searched for',
  },
  termsText: {
    id: 'figures.termsText',
    defaultMessage: 'Searches without filters. What may be personal is counted, but not shown.',
    description: 'Under the title',
  },
  noTerms: {
    id: 'figures.noTerms',
    defaultMessage: 'Every search has found something',
    description: 'Title of the empty list',
  },
  term: {
    id: 'figures.term',
    defaultMessage: 'Text',
    description: 'Header of a column: what was searched for',
  },
  language: { id: 'figures.language', defaultMessage: 'Language', description: 'Header of a column' },
  count: { id: 'figures.count', defaultMessage: 'Times', description: 'Header of a column: how often' },
  origins: {
    id: 'figures.origins',
    defaultMessage: 'What visitors do',
    description: 'Title of a part: searches and clicks on publish',
  },
  originsText: {
    id: 'figures.originsText',
    defaultMessage: 'Only of visitors who have agreed to be counted.',
    description: 'Under the title',
  },
  noOrigins: {
    id: 'figures.noOrigins',
    defaultMessage: 'Nobody was counted',
    description: 'Title of the empty list',
  },
  noOriginsText: {
    id: 'figures.noOriginsText',
    defaultMessage: 'Counting is off on this site, or no visitor has agreed to it yet.',
    description: 'Text of the empty list',
  },
  what: {
    id: 'figures.what',
    defaultMessage: 'What',
    description: 'Header of a column: searches, clicks',
  },
  origin: {
    id: 'figures.origin',
    defaultMessage: 'Started from',
    description: 'Header of a column',
  },
  search: {
    id: 'figures.search',
    defaultMessage: 'Search',
    description: 'What was done',
  },
  publishClick: {
    id: 'figures.publishClick',
    defaultMessage: 'Click on “Publish”',
    description: 'What was done',
  },
});

/** Where something was started. */
export const originMessages = defineMessages({
  input: {
    id: 'figures.from.input',
    defaultMessage: 'The search field',
    description: 'Where something was started',
  },
  history: {
    id: 'figures.from.history',
    defaultMessage: 'Past searches',
    description: 'Where something was started',
  },
  hot: { id: 'figures.from.hot', defaultMessage: 'Hot searches', description: 'Where something was started' },
  suggestion: {
    id: 'figures.from.suggestion',
    defaultMessage: 'A suggestion',
    description: 'Where something was started',
  },
  header: {
    id: 'figures.from.header',
    defaultMessage: 'The header',
    description: 'Where something was started',
  },
  profile: {
    id: 'figures.from.profile',
    defaultMessage: 'The profile',
    description: 'Where something was started',
  },
  file: {
    id: 'figures.from.file',
    defaultMessage: 'A template’s page',
    description: 'Where something was started',
  },
  editor: {
    id: 'figures.from.editor',
    defaultMessage: 'The editor',
    description: 'Where something was started',
  },
  message: {
    id: 'figures.from.message',
    defaultMessage: 'A message',
    description: 'Where something was started',
  },
});
