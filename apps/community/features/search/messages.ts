import { defineMessages } from '#shared/language/define-messages.ts';

export const searchMessages = defineMessages({
  title: {
    id: 'search.title',
    defaultMessage: 'Results for “{keyword}”',
    description: 'Title of the search page',
  },
  idleTitle: {
    id: 'search.idleTitle',
    defaultMessage: 'Search templates',
    description: 'Title of the search page without a keyword',
  },
  lead: {
    id: 'search.lead',
    defaultMessage: 'Whiteboard and mind map templates that match “{keyword}”.',
    description: 'Description of the search page',
  },
  idleLead: {
    id: 'search.idleLead',
    defaultMessage: 'Type what you want to make. Here is what others start with.',
    description: 'Text of the search page without a keyword',
  },
  count: {
    id: 'search.count',
    defaultMessage: '{count, plural, =0 {No templates} one {# template} other {# templates}}',
    description: 'Number of results',
  },
  manyCount: {
    id: 'search.manyCount',
    defaultMessage: '{count, number}+ templates',
    description: 'Number of results when there are more than are counted',
  },
  aboutCount: {
    id: 'search.aboutCount',
    defaultMessage: 'About {count, plural, one {# template} other {# templates}}',
    description: 'Estimated number of results',
  },
  about: {
    id: 'search.about',
    defaultMessage: '≈ {count}',
    description: 'Estimated number of results of a filter, in little room',
  },
  spelt: {
    id: 'search.spelt',
    defaultMessage: 'Showing results for {spelling}.',
    description: 'Nothing has the word as it was typed: the spelling that was searched for',
  },
  instead: {
    id: 'search.instead',
    defaultMessage: 'Search for {keyword} instead',
    description: 'Link: search for the words as they were typed',
  },
  others: {
    id: 'search.others',
    defaultMessage: 'Others search for',
    description: 'Names a row of popular searches, where nothing was found',
  },
  meant: {
    id: 'search.meant',
    defaultMessage: 'Did you mean {spelling}?',
    description: 'Link: nothing was found for the words as typed; another spelling of them',
  },
  fee: { id: 'search.fee', defaultMessage: 'Price', description: 'Name of the fee filter, spoken' },
  feeAll: { id: 'search.feeAll', defaultMessage: 'All', description: 'Fee filter: all' },
  feeFree: { id: 'search.feeFree', defaultMessage: 'Free', description: 'Fee filter: free' },
  feeMembers: {
    id: 'search.feeMembers',
    defaultMessage: 'For members',
    description: 'Fee filter: free for members',
  },
  feePaid: { id: 'search.feePaid', defaultMessage: 'Paid', description: 'Fee filter: paid' },
  order: { id: 'search.order', defaultMessage: 'Sort', description: 'Choice of the order' },
  emptyTitle: {
    id: 'search.emptyTitle',
    defaultMessage: 'No template matches “{keyword}”',
    description: 'No results',
  },
  emptyText: {
    id: 'search.emptyText',
    defaultMessage: 'Try fewer or other words. Maybe one of these helps meanwhile.',
    description: 'No results: what to do',
  },
  emptyFilterTitle: {
    id: 'search.emptyFilterTitle',
    defaultMessage: 'No template fits all of these filters',
    description: 'No results without a text',
  },
  emptyFilterText: {
    id: 'search.emptyFilterText',
    defaultMessage: 'With fewer filters there may be more.',
    description: 'No results with filters',
  },
  without: {
    id: 'search.without',
    defaultMessage: 'Without “{label}”: {count, plural, one {# template} other {# templates}}',
    description: 'Link: lift one filter, which then shows so many',
  },
  filteredTitle: {
    id: 'search.filteredTitle',
    defaultMessage: 'Templates for your filters',
    description: 'Title of the search page with filters but without a keyword',
  },
  filters: { id: 'search.filters', defaultMessage: 'Filters', description: 'Name of the filters' },
  openFilters: {
    id: 'search.openFilters',
    defaultMessage: '{count, plural, =0 {Filters} other {Filters (#)}}',
    description: 'Button on a phone: choose filters; how many are chosen',
  },
  closeFilters: {
    id: 'search.closeFilters',
    defaultMessage: 'Close',
    description: 'Button: close the sheet',
  },
  showResults: {
    id: 'search.showResults',
    defaultMessage: 'Show results',
    description: 'Button: look with the chosen filters',
  },
  active: { id: 'search.active', defaultMessage: 'Active filters', description: 'Name of the chips, spoken' },
  lift: {
    id: 'search.lift',
    defaultMessage: 'Remove filter: {label}',
    description: 'Chip: lift one filter, spoken',
  },
  clear: { id: 'search.clear', defaultMessage: 'Clear all', description: 'Link: lift all filters' },
  unnamed: {
    id: 'search.unnamed',
    defaultMessage: 'Filter',
    description: 'Chip of a filter whose name could not be loaded',
  },
  any: { id: 'search.any', defaultMessage: 'All', description: 'Filter: no restriction' },
  scene: { id: 'search.scene', defaultMessage: 'Scene', description: 'Filter by scene' },
  industry: { id: 'search.industry', defaultMessage: 'Industry', description: 'Filter by industry' },
  role: { id: 'search.role', defaultMessage: 'Role', description: 'Filter by role' },
  chart: { id: 'search.chart', defaultMessage: 'Chart type', description: 'Filter by chart type' },
  tag: {
    id: 'search.tag',
    defaultMessage: 'Tag',
    description: 'Filter by a tag that creators wrote themselves',
  },
  kind: { id: 'search.kind', defaultMessage: 'Kind', description: 'Filter by kind of board' },
  kindBoard: { id: 'search.kindBoard', defaultMessage: 'Whiteboard', description: 'Kind of a template' },
  kindMindMap: { id: 'search.kindMindMap', defaultMessage: 'Mind map', description: 'Kind of a template' },
  language: {
    id: 'search.language',
    defaultMessage: 'Language',
    description: 'Filter by the language of a template',
  },
  creator: { id: 'search.creator', defaultMessage: 'Creator', description: 'Filter by who made it' },
  creators: {
    id: 'search.creators',
    defaultMessage: 'Creators',
    description: 'Heading over people whose name has what was searched for',
  },
  creatorName: {
    id: 'search.creatorName',
    defaultMessage: 'Name of a creator',
    description: 'Placeholder of the field that finds creators',
  },
  showCreators: {
    id: 'search.showCreators',
    defaultMessage: 'Show creators',
    description: 'Arrow of the field that finds creators: opens the list',
  },
  allCreators: {
    id: 'search.allCreators',
    defaultMessage: 'All creators',
    description: 'Button: templates of everybody again',
  },
  noCreator: {
    id: 'search.noCreator',
    defaultMessage: 'No creator has this name.',
    description: 'The field that finds creators: nobody found',
  },
  creatorsLoading: {
    id: 'search.creatorsLoading',
    defaultMessage: 'Looking for creators…',
    description: 'The field that finds creators is asking',
  },
  creatorsFailed: {
    id: 'search.creatorsFailed',
    defaultMessage: 'The creators did not load.',
    description: 'The field that finds creators could not ask',
  },
  retry: { id: 'search.retry', defaultMessage: 'Try again', description: 'Row: ask once more' },
  inResults: {
    id: 'search.inResults',
    defaultMessage: 'Among these results',
    description: 'Beside a creator who made one of the templates found',
  },
  recommended: {
    id: 'search.recommended',
    defaultMessage: 'Recommended',
    description: 'Heading over recommendations',
  },
});
