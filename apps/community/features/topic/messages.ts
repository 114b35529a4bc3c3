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
