/** How many entries the panel shows at most, and how high a row is in pixels (spec §2, §9). */
export const AUTOCOMPLETE_HISTORY_SHOWN = 10;
export const AUTOCOMPLETE_HOT_SHOWN = 5;
export const AUTOCOMPLETE_ROW_HEIGHT = 36;

/** Ids of the lists in the panel, which the box names as what it controls. */
export const listIdsOf = (id: string) => ({
  suggestions: `${id}s`,
  history: `${id}h`,
  hot: `${id}t`,
});

export interface AutocompleteHistory {
  title: string;
  items: readonly string[];
  clearLabel: string;
  onClear: () => void;
}

export interface AutocompleteHot {
  title: string;
  items: readonly string[];
}
