import { defineMessages } from '@boardwalk/app-shell/language';

export const systemMessages = defineMessages({
  title: {
    id: 'system.title',
    defaultMessage: 'System',
    description: 'Title of the page: jobs, storage and versions',
  },
  jobs: { id: 'system.jobs', defaultMessage: 'Background jobs', description: 'Title of a part' },
  job: { id: 'system.job', defaultMessage: 'Job', description: 'Header of a column: name of a kind of job' },
  schedule: { id: 'system.schedule', defaultMessage: 'When (cron, UTC)', description: 'Header of a column' },
  onRequest: {
    id: 'system.onRequest',
    defaultMessage: 'on request',
    description: 'In place of a time: not done by itself',
  },
  waiting: {
    id: 'system.waiting',
    defaultMessage: 'Waiting',
    description: 'Header of a column: number of jobs',
  },
  running: {
    id: 'system.running',
    defaultMessage: 'Running',
    description: 'Header of a column: number of jobs',
  },
  failed: {
    id: 'system.failed',
    defaultMessage: 'Failed',
    description: 'Header of a column: number of jobs',
  },
  allWell: {
    id: 'system.allWell',
    defaultMessage: 'No job has failed in the last day.',
    description: 'Above the table',
  },
  failures: {
    id: 'system.failures',
    defaultMessage: 'Failed in the last day',
    description: 'Title of the list of failures',
  },
  retry: { id: 'system.retry', defaultMessage: 'Try again', description: 'Button: queues failed jobs again' },
  retryOf: {
    id: 'system.retryOf',
    defaultMessage: 'Try again: {name}',
    description: 'Names the button, spoken',
  },
  retried: {
    id: 'system.retried',
    defaultMessage:
      '{count, plural, =0 {Nothing was left to do again.} one {# job is queued.} other {# jobs are queued.}}',
    description: 'Toast',
  },
  versions: { id: 'system.versions', defaultMessage: 'Versions', description: 'Title of a part' },
  server: { id: 'system.server', defaultMessage: 'Boardwalk', description: 'Name of a version' },
  node: { id: 'system.node', defaultMessage: 'Node.js', description: 'Name of a version' },
  database: { id: 'system.database', defaultMessage: 'Postgres', description: 'Name of a version' },
  schema: { id: 'system.schema', defaultMessage: 'Schema', description: 'Name of a version: last migration' },
  pending: {
    id: 'system.pending',
    defaultMessage:
      '{count, plural, one {# migration has not been done.} other {# migrations have not been done.}}',
    description: 'Warning',
  },
  storage: { id: 'system.storage', defaultMessage: 'Storage', description: 'Title of a part' },
  databaseSize: { id: 'system.databaseSize', defaultMessage: 'Database', description: 'Name of a size' },
  files: { id: 'system.files', defaultMessage: 'Files', description: 'Name of a size' },
  fileCount: {
    id: 'system.fileCount',
    defaultMessage: '{count, plural, one {# file} other {# files}}',
    description: 'Under a size',
  },
  teams: { id: 'system.teams', defaultMessage: 'Who stores most', description: 'Title of a table: teams' },
  team: { id: 'system.team', defaultMessage: 'Team', description: 'Header of a column' },
  size: { id: 'system.size', defaultMessage: 'Stored', description: 'Header of a column' },
  ofLimit: {
    id: 'system.ofLimit',
    defaultMessage: 'Of the limit',
    description: 'Header of a column: part of what a team may store',
  },
  noTeams: {
    id: 'system.noTeams',
    defaultMessage: 'Nothing is stored yet',
    description: 'Title of the empty table',
  },
  measured: {
    id: 'system.measured',
    defaultMessage: 'Measured {time}, at most every five minutes.',
    description: 'Under the table; time is a moment',
  },
  bytes: { id: 'system.bytes', defaultMessage: '{size} MB', description: 'A size in megabytes' },
});
