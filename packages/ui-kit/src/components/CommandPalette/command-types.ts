import type { ReactNode } from 'react';

/** Something to do, or somewhere to go. */
export interface Command {
  id: string;
  /** What it does, beginning with a verb. */
  label: string;
  icon?: ReactNode;
  /** Small text at the end, such as where a result is. */
  hint?: ReactNode;
  /** Keys that do the same, in the order in which they are pressed: `['Ctrl', 'D']`. Shown and announced, not listened for. */
  shortcut?: readonly string[];
  /** Other words by which it is found. */
  keywords?: readonly string[];
  disabled?: boolean;
  onRun: () => void;
}

/** Commands under a heading. */
export interface CommandGroup {
  id: string;
  label: string;
  commands: readonly Command[];
  /** They are the caller's answer to what was typed, such as results of a search; all are shown. */
  matched?: boolean;
}
