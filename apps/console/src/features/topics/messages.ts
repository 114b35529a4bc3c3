import { defineMessages } from '@boardwalk/app-shell/language';

export const topicMessages = defineMessages({
  title: { id: 'topics.title', defaultMessage: 'Topics', description: 'Title of the page' },
  shown: { id: 'topics.shown', defaultMessage: 'Which topics', description: 'Names the tabs, spoken' },
  all: { id: 'topics.all', defaultMessage: 'All', description: 'Tab: all topics, in their order' },
  visible: {
    id: 'topics.visible',
    defaultMessage: 'Shown',
    description: 'Tab: topics that visitors see now',
  },
  hidden: {
    id: 'topics.hidden',
    defaultMessage: 'Not shown',
    description: 'Tab: closed, planned and ended topics',
  },
  list: { id: 'topics.list', defaultMessage: 'Topics in their order', description: 'Names the list, spoken' },
  add: { id: 'topics.add', defaultMessage: 'Add a topic', description: 'Button' },
  none: {
    id: 'topics.none',
    defaultMessage: 'There are no such topics',
    description: 'Title of the empty list',
  },
  choose: {
    id: 'topics.choose',
    defaultMessage: 'Choose a topic to change it.',
    description: 'Beside the list while nothing is chosen',
  },
  back: { id: 'topics.back', defaultMessage: 'All topics', description: 'Link to the list' },
  newTopic: { id: 'topics.newTopic', defaultMessage: 'New topic', description: 'Title of the form' },
  name: { id: 'topics.name', defaultMessage: 'Title', description: 'Label' },
  about: { id: 'topics.about', defaultMessage: 'Description', description: 'Label' },
  cover: { id: 'topics.cover', defaultMessage: 'Cover', description: 'Label of the picture' },
  coverText: {
    id: 'topics.coverText',
    defaultMessage: 'Without one, the cover of its most popular work is shown.',
    description: 'Under the picture',
  },
  works: {
    id: 'topics.works',
    defaultMessage: '{count, plural, one {# work} other {# works}}',
    description: 'How many works belong to the topic',
  },
  seeWorks: {
    id: 'topics.seeWorks',
    defaultMessage: 'See the topic',
    description: 'Link to the page of the topic',
  },
  newTab: { id: 'topics.newTab', defaultMessage: 'opens in a new tab', description: 'Spoken after the link' },
  added: { id: 'topics.added', defaultMessage: 'The topic is added.', description: 'Toast' },
  coverFailed: {
    id: 'topics.coverFailed',
    defaultMessage: 'The topic is saved, but not its cover.',
    description: 'Toast',
  },
});
