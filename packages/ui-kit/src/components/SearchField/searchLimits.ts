/** How many entries the panel shows at most, and how high a row is in pixels (spec §2, §9). */
export const SEARCH_HISTORY_SHOWN = 10;
export const SEARCH_HOT_SHOWN = 5;
export const SEARCH_ROW_HEIGHT = 36;

/** Ids of the lists in the panel, which the box names as what it controls. */
export const searchListIds = (id: string) => ({
  suggestions: `${id}s`,
  history: `${id}h`,
  hot: `${id}t`,
});

export interface SearchHistory {
  title: string;
  items: readonly string[];
  clearLabel: string;
  onClear: () => void;
}

export interface SearchHot {
  title: string;
  items: readonly string[];
}
