import { defineMessages } from '@boardwalk/app-shell/language';

export const figureMessages = defineMessages({
  title: { id: 'figures.title', defaultMessage: 'Figures', description: 'Title of the page' },
  days: { id: 'figures.days', defaultMessage: 'Time', description: 'Name of the choice' },
  lastDays: {
    id: 'figures.lastDays',
    defaultMessage: '{days, plural, one {Last day} other {Last # days}}',
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
});
