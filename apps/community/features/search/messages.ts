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
    defaultMessage: 'Nothing matches “{keyword}”',
    description: 'No results',
  },
  emptyText: {
    id: 'search.emptyText',
    defaultMessage: 'Try fewer or other words. Maybe one of these helps meanwhile.',
    description: 'No results: what to do',
  },
  emptyFilterText: {
    id: 'search.emptyFilterText',
    defaultMessage: 'There may be results at other prices.',
    description: 'No results with a fee filter',
  },
  showAll: {
    id: 'search.showAll',
    defaultMessage: 'Show all prices',
    description: 'Link: drop the fee filter',
  },
  recommended: {
    id: 'search.recommended',
    defaultMessage: 'Recommended',
    description: 'Heading over recommendations',
  },
});
