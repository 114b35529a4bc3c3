import { defineMessages } from '#shared/language/define-messages.ts';

export const topicMessages = defineMessages({
  allTitle: {
    id: 'topic.allTitle',
    defaultMessage: 'Topics',
    description: 'Title of the page of all topics',
  },
  allLead: {
    id: 'topic.allLead',
    defaultMessage: 'Collections around one subject, put together by the editors.',
    description: 'Sentence below that title',
  },
  count: {
    id: 'topic.count',
    defaultMessage: '{count, plural, one {# template} other {# templates}}',
    description: 'Number of templates in a topic',
  },
  emptyTitle: {
    id: 'topic.emptyTitle',
    defaultMessage: 'Nothing here yet',
    description: 'A topic without templates',
  },
  emptyText: {
    id: 'topic.emptyText',
    defaultMessage: 'The editors are still collecting. Look at the other topics meanwhile.',
    description: 'A topic without templates: what to do',
  },
  noneTitle: { id: 'topic.noneTitle', defaultMessage: 'No topics yet', description: 'There are no topics' },
  noneText: {
    id: 'topic.noneText',
    defaultMessage: 'The editors are preparing some. All templates are there meanwhile.',
    description: 'There are no topics: what to do',
  },
  explore: { id: 'topic.explore', defaultMessage: 'See all templates', description: 'Link to the home' },
  failedTitle: {
    id: 'topic.failedTitle',
    defaultMessage: 'The topic could not be loaded',
    description: 'Error in place of a topic',
  },
  failedAll: {
    id: 'topic.failedAll',
    defaultMessage: 'The topics could not be loaded',
    description: 'Error in place of all topics',
  },
  retry: { id: 'topic.retry', defaultMessage: 'Try again', description: 'Button: load once more' },
  missingTitle: {
    id: 'topic.missingTitle',
    defaultMessage: 'This topic does not exist',
    description: 'Unknown topic',
  },
  missingText: {
    id: 'topic.missingText',
    defaultMessage: 'It may have been closed. The other topics are still there.',
    description: 'Unknown topic: what to do',
  },
  seeAll: { id: 'topic.seeAll', defaultMessage: 'See all topics', description: 'Link to all topics' },
});
