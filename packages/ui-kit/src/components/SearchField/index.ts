export { highlight, type TextPart } from './highlight.ts';
export * from './SearchField.tsx';
export {
  SEARCH_HISTORY_SHOWN,
  SEARCH_HOT_SHOWN,
  SEARCH_ROW_HEIGHT,
  type SearchHistory,
  type SearchHot,
} from './searchLimits.ts';
