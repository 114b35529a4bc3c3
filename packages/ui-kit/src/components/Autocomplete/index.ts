export { highlight, type TextPart } from './highlight.ts';
export * from './Autocomplete.tsx';
export {
  AUTOCOMPLETE_HISTORY_SHOWN,
  AUTOCOMPLETE_HOT_SHOWN,
  AUTOCOMPLETE_ROW_HEIGHT,
  type AutocompleteHistory,
  type AutocompleteHot,
} from './autocompleteLimits.ts';
