import { defineMessages } from '#shared/language/define-messages.ts';

export const searchBoxMessages = defineMessages({
  label: {
    id: 'searchBox.label',
    defaultMessage: 'Search templates',
    description: 'Name of the search field',
  },
  placeholder: {
    id: 'searchBox.placeholder',
    defaultMessage: 'Retrospective, SWOT, study plan …',
    description: 'Placeholder of the search field: examples',
  },
  submit: { id: 'searchBox.submit', defaultMessage: 'Search', description: 'Button: run the search' },
  clear: { id: 'searchBox.clear', defaultMessage: 'Clear', description: 'Button: empty the search field' },
  history: {
    id: 'searchBox.history',
    defaultMessage: 'Recent searches',
    description: 'Heading over the search history',
  },
  deleteAll: {
    id: 'searchBox.deleteAll',
    defaultMessage: 'Delete all',
    description: 'Button: empty the search history',
  },
  hot: { id: 'searchBox.hot', defaultMessage: 'Popular searches', description: 'Heading over hot searches' },
  suggestions: {
    id: 'searchBox.suggestions',
    defaultMessage: 'Suggestions',
    description: 'Name of the list of suggestions, spoken',
  },
  noSuggestions: {
    id: 'searchBox.noSuggestions',
    defaultMessage: 'No suggestions. Press Enter to search.',
    description: 'Nothing goes with the typed text',
  },
});
