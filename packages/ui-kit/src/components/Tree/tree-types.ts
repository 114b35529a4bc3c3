import type { ComponentPropsWithRef, ReactNode } from 'react';

/** One entry of a tree, with those below it. */
export interface TreeItem {
  id: string;
  /** Its name: shown, spoken, and found by typing its first letters. */
  label: string;
  icon?: ReactNode;
  /** Small text at the end of its row, such as a count. */
  hint?: ReactNode;
  /** Those below it. Without them it is a leaf, or a branch that is loaded when it opens. */
  children?: readonly TreeItem[];
  /** It can have entries below it, although none are known yet. */
  branch?: boolean;
  /** How far loading those below it is. */
  status?: 'loading' | 'failed';
  /** Cannot be chosen, opened or moved. */
  disabled?: boolean;
}

/** Entries and where they go. */
export interface TreeMove {
  /** In the order in which they stand now; none is below another of them. */
  ids: readonly string[];
  /** The entry they go below; null for the top level. */
  parentId: string | null;
  /** The entry they go in front of, which is none of them; null for the end. */
  beforeId: string | null;
}

/** What the tree says itself. `names` are those of the entries in motion, such as “Plans” or “Plans +2”. */
export interface TreeWords {
  loading: string;
  failed: string;
  retry: string;
  /** How the keyboard moves entries: Ctrl+X takes them up, arrows choose a place, Enter puts them down. */
  moveHint?: string;
  moving?: (names: string) => string;
  before?: (name: string) => string;
  inside?: (name: string) => string;
  after?: (name: string) => string;
  moved?: (names: string) => string;
  cancelled?: string;
}

export interface TreeProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onLoad' | 'role'> {
  /** Names the tree. */
  label: string;
  items: readonly TreeItem[];
  words: TreeWords;
  /** How many can be chosen: one (default), several, or none. */
  selection?: 'single' | 'multiple' | 'none';
  /** Ids of what is chosen, when the caller keeps them. */
  selected?: readonly string[];
  defaultSelected?: readonly string[];
  onSelectedChange?: (ids: readonly string[]) => void;
  /** Ids of the branches that are open, when the caller keeps them. */
  expanded?: readonly string[];
  defaultExpanded?: readonly string[];
  onExpandedChange?: (ids: readonly string[]) => void;
  /** A branch without `children` and `status` is open, or is to be tried again: load what is below it. */
  onLoadChildren?: (item: TreeItem) => void;
  /** Enter or a double click. */
  onOpen?: (item: TreeItem) => void;
  /** Lets entries be moved, by mouse, long press or keyboard; the caller changes `items`. */
  onMove?: (move: TreeMove) => void;
  /** Refuses places. An entry never goes below itself, without asking. */
  canMove?: (move: TreeMove) => boolean;
  /** Pixels; every row is equally high. Default 36. */
  rowHeight?: number;
}
