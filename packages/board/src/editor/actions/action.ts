import type { BoardEditor } from '../session/boardEditor.ts';

/** What belongs together in menus, the palette and the list of shortcuts. */
export const ActionGroup = {
  TOOLS: 'tools',
  HISTORY: 'history',
  CLIP: 'clip',
  EDIT: 'edit',
  TEXT: 'text',
  TOPIC: 'topic',
  TABLE: 'table',
  ARRANGE: 'arrange',
  ALIGN: 'align',
  VIEW: 'view',
} as const;
export type ActionGroup = (typeof ActionGroup)[keyof typeof ActionGroup];

/** One thing somebody can do: menus, the palette, the keys and their list all come from it. */
export interface Action {
  /** Also the key of its label. */
  readonly id: string;
  readonly group: ActionGroup;
  /** Combinations that run it (see `isPressed`); the first one is shown. */
  readonly keys?: readonly string[];
  /** True where its keys are the browser's: they are shown, and reach the board as events of its clipboard. */
  readonly byBrowser?: boolean;
  /** True where its keys work while a text is written as well. */
  readonly whileWriting?: boolean;
  /** True when it changes the board: menus leave it out for those who may only look. */
  readonly writes?: boolean;
  /** The context menu it is in: that of what is selected, that of the bare board, both, or none. */
  readonly menu?: 'selection' | 'board' | 'both';
  /** Whether it makes sense just now; left out, always. */
  readonly can?: (editor: BoardEditor) => boolean;
  /** Whether what it switches is on. */
  readonly isOn?: (editor: BoardEditor) => boolean;
  readonly run: (editor: BoardEditor) => void;
}

export const hasSelection = (editor: BoardEditor): boolean => editor.getState().selection.size > 0;
