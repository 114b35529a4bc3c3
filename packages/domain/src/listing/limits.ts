/** Sizes of lists and of the search panel (spec §9). Times in milliseconds, heights in CSS pixels. */
export const LISTING_LIMITS = {
  /** Page size of a cursor list when the caller names none. */
  defaultSize: 40,
  /** Largest page size a caller may ask for. */
  maxSize: 100,
  /** Most files that one call asks about by their keys. */
  keysMax: 100,
  /** Cursor of the first page. */
  firstCursor: '0',
  searchHistoryShown: 10,
  hotSearchesShown: 5,
  suggestionDebounceMs: 100,
  suggestionItemHeight: 36,
  virtualListOverscan: 5,
  messagePageSize: 15,
  /** Page size of the screen with all topics. */
  topicPageSize: 99,
  /** Topics shown where only a few fit, such as the home. */
  topicPreviewSize: 4,
  bannerPageSize: 5,
  /** How far matching works are counted; beyond it a count says `countMax` and is shown as more than that. */
  countMax: 10_000,
} as const;
