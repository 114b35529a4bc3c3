import { defineMessages } from 'react-intl';

/** Words of commands: menus, the palette and the list of shortcuts. */
export const actionMessages = defineMessages({
  addSiblingBefore: {
    id: 'action.addSiblingBefore',
    defaultMessage: 'Add topic before',
    description: 'Shortcut: a topic before the selected one, under the same parent',
  },
  topicUp: {
    id: 'action.topicUp',
    defaultMessage: 'Move topic up',
    description: 'Button and shortcut: past the sibling above',
  },
  topicDown: {
    id: 'action.topicDown',
    defaultMessage: 'Move topic down',
    description: 'Button and shortcut: past the sibling below',
  },
  topicIn: {
    id: 'action.topicIn',
    defaultMessage: 'Indent topic',
    description: 'Button and shortcut: a level deeper, under the sibling above',
  },
  topicOut: {
    id: 'action.topicOut',
    defaultMessage: 'Outdent topic',
    description: 'Button and shortcut: a level higher, after its parent',
  },
  forward: {
    id: 'action.forward',
    defaultMessage: 'Bring forward',
    description: 'Menu and shortcut: one step up in the stack',
  },
  backward: {
    id: 'action.backward',
    defaultMessage: 'Send backward',
    description: 'Menu and shortcut: one step down in the stack',
  },
  group: {
    id: 'action.group',
    defaultMessage: 'Group',
    description: 'Menu and shortcut: makes one group of what is selected',
  },
  ungroup: {
    id: 'action.ungroup',
    defaultMessage: 'Ungroup',
    description: 'Menu and shortcut: lets go of what is in a group',
  },
  lock: {
    id: 'action.lock',
    defaultMessage: 'Lock',
    description: 'Menu and shortcut: nobody changes it by accident any more',
  },
  unlock: {
    id: 'action.unlock',
    defaultMessage: 'Unlock',
    description: 'Button, menu and shortcut: it can be changed again',
  },
  alignLeft: {
    id: 'action.alignLeft',
    defaultMessage: 'Align left',
    description: 'Button and shortcut',
  },
  alignCenter: {
    id: 'action.alignCenter',
    defaultMessage: 'Align centers',
    description: 'Button and shortcut: their middles from left to right',
  },
  alignRight: {
    id: 'action.alignRight',
    defaultMessage: 'Align right',
    description: 'Button and shortcut',
  },
  alignTop: {
    id: 'action.alignTop',
    defaultMessage: 'Align top',
    description: 'Button and shortcut',
  },
  alignMiddle: {
    id: 'action.alignMiddle',
    defaultMessage: 'Align middles',
    description: 'Button and shortcut: their middles from top to bottom',
  },
  alignBottom: {
    id: 'action.alignBottom',
    defaultMessage: 'Align bottom',
    description: 'Button and shortcut',
  },
  distributeAcross: {
    id: 'action.distributeAcross',
    defaultMessage: 'Distribute horizontally',
    description: 'Button and shortcut: the same room between all',
  },
  distributeDown: {
    id: 'action.distributeDown',
    defaultMessage: 'Distribute vertically',
    description: 'Button and shortcut: the same room between all',
  },
  turnLeft: {
    id: 'action.turnLeft',
    defaultMessage: 'Turn left by 15°',
    description: 'Button and shortcut: against the clock',
  },
  turnRight: {
    id: 'action.turnRight',
    defaultMessage: 'Turn right by 15°',
    description: 'Button and shortcut: with the clock',
  },
  snapOn: {
    id: 'action.snapOn',
    defaultMessage: 'Turn snapping on',
    description:
      'Menu, shortcut, and said when it was run: what is dragged is drawn into line with what is around it',
  },
  snapOff: {
    id: 'action.snapOff',
    defaultMessage: 'Turn snapping off',
    description: 'Menu, shortcut, and said when it was run: what is dragged stays where the pointer puts it',
  },
  zoomToSelection: {
    id: 'action.zoomToSelection',
    defaultMessage: 'Zoom to the selection',
    description: 'Shortcut',
  },
  arrange: {
    id: 'action.arrange',
    defaultMessage: 'Arrange',
    description: 'Group of commands and shortcuts',
  },
  alignAndTurn: {
    id: 'action.alignAndTurn',
    defaultMessage: 'Align and turn',
    description: 'Button, and group of commands and shortcuts',
  },
  opacity: {
    id: 'action.opacity',
    defaultMessage: 'Opacity',
    description: 'Button and row of choices: how much shines through',
  },
  lockedWhy: {
    id: 'action.lockedWhy',
    defaultMessage: 'This is locked. Unlock it to change it.',
    description: 'Toast: somebody tried to change what is locked',
  },
  commands: {
    id: 'action.commands',
    defaultMessage: 'All commands',
    description: 'Menu, and name of the palette: everything one can do, found by typing',
  },
  commandsPlaceholder: {
    id: 'action.commandsPlaceholder',
    defaultMessage: 'What do you want to do?',
    description: 'Placeholder of the field of the palette',
  },
  commandsRecent: {
    id: 'action.commandsRecent',
    defaultMessage: 'Used last',
    description: 'Heading of commands that were run before',
  },
  commandsEmpty: {
    id: 'action.commandsEmpty',
    defaultMessage: 'No command fits. Try another word.',
    description: 'Nothing in the palette fits what was typed',
  },
  commandsLoading: {
    id: 'action.commandsLoading',
    defaultMessage: 'Looking…',
    description: 'The palette is loading',
  },
  commandsFailed: {
    id: 'action.commandsFailed',
    defaultMessage: 'This did not load.',
    description: 'The palette did not load',
  },
  commandsRetry: {
    id: 'action.commandsRetry',
    defaultMessage: 'Try again',
    description: 'Button: loads the palette again',
  },
  history: {
    id: 'action.history',
    defaultMessage: 'History',
    description: 'Group of commands: undo and redo',
  },
  moreTools: {
    id: 'action.moreTools',
    defaultMessage: 'More tools',
    description: 'Button on phones: shows the tools that have no room in the bar',
  },
  thisBoard: {
    id: 'action.thisBoard',
    defaultMessage: 'This board',
    description: 'Group of commands: what can be opened beside a board, and done with it as a whole',
  },
  wider: { id: 'action.wider', defaultMessage: 'Make wider', description: 'Command on what is selected' },
  narrower: {
    id: 'action.narrower',
    defaultMessage: 'Make narrower',
    description: 'Command on what is selected',
  },
  taller: { id: 'action.taller', defaultMessage: 'Make taller', description: 'Command on what is selected' },
  lower: { id: 'action.lower', defaultMessage: 'Make less tall', description: 'Command on what is selected' },
  keepTool: {
    id: 'action.keepTool',
    defaultMessage: 'Keep the tool after drawing',
    description: 'Switch: the tool stays in hand when something was drawn with it',
  },
  copyStyle: {
    id: 'action.copyStyle',
    defaultMessage: 'Copy the look',
    description: 'Command: remembers colours, lines and text style of what is selected',
  },
  pasteStyle: {
    id: 'action.pasteStyle',
    defaultMessage: 'Paste the look',
    description: 'Command: gives what is selected the look that was copied',
  },
  pen: { id: 'action.pen', defaultMessage: 'Pen', description: 'Tool: draw by hand' },
  highlighter: {
    id: 'action.highlighter',
    defaultMessage: 'Highlighter',
    description: 'Tool: mark what is on the board with a broad line that one sees through',
  },
  eraser: {
    id: 'action.eraser',
    defaultMessage: 'Eraser',
    description: 'Tool: take away what one goes over',
  },
});
