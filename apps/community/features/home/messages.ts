import { defineMessages } from '#shared/language/define-messages.ts';

export const homeMessages = defineMessages({
  promise: {
    id: 'home.promise',
    defaultMessage: 'Start from a board that already works',
    description: 'The one-line promise at the top of the home',
  },
  lead: {
    id: 'home.lead',
    defaultMessage: 'Whiteboards and mind maps shared by people who use them. Find one, make it yours.',
    description: 'Sentence below the promise; also the description of the home for search engines',
  },
  banners: { id: 'home.banners', defaultMessage: 'Highlights', description: 'Name of the banners, spoken' },
  previousBanner: {
    id: 'home.previousBanner',
    defaultMessage: 'Previous',
    description: 'Button: banner before',
  },
  nextBanner: { id: 'home.nextBanner', defaultMessage: 'Next', description: 'Button: banner after' },
  pauseBanners: { id: 'home.pauseBanners', defaultMessage: 'Pause', description: 'Button: stop the banners' },
  playBanners: {
    id: 'home.playBanners',
    defaultMessage: 'Play',
    description: 'Button: let the banners move',
  },
  bannerPosition: {
    id: 'home.bannerPosition',
    defaultMessage: '{position, number} of {count, number}',
    description: 'Name of a banner, spoken: its place among all',
  },
  topics: { id: 'home.topics', defaultMessage: 'Topics', description: 'Heading over the topics' },
  allTopics: {
    id: 'home.allTopics',
    defaultMessage: 'All topics',
    description: 'Link to the page of all topics',
  },
  topicFiles: {
    id: 'home.topicFiles',
    defaultMessage: '{count, plural, one {# template} other {# templates}}',
    description: 'Number of templates in a topic',
  },
  templates: { id: 'home.templates', defaultMessage: 'Templates', description: 'Heading over the list' },
  scenes: { id: 'home.scenes', defaultMessage: 'Scenes', description: 'Name of the tag rail, spoken' },
  childScenes: {
    id: 'home.childScenes',
    defaultMessage: 'In {scene}',
    description: 'Name of the rail of child scenes, spoken',
  },
  all: { id: 'home.all', defaultMessage: 'All', description: 'Filter: no restriction' },
  industry: { id: 'home.industry', defaultMessage: 'Industry', description: 'Filter by industry' },
  chart: { id: 'home.chart', defaultMessage: 'Chart type', description: 'Filter by chart type' },
  topic: { id: 'home.topic', defaultMessage: 'Topic', description: 'Filter by topic' },
  order: { id: 'home.order', defaultMessage: 'Sort', description: 'Choice of the order' },
  clear: { id: 'home.clear', defaultMessage: 'Clear filters', description: 'Link: drop all filters' },
  emptyTitle: {
    id: 'home.emptyTitle',
    defaultMessage: 'No template fits all of these filters',
    description: 'Empty list',
  },
  emptyText: {
    id: 'home.emptyText',
    defaultMessage: 'Drop one of them, or start again with all templates.',
    description: 'Empty list: what to do',
  },
});
