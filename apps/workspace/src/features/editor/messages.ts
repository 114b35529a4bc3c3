import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  importMenu: {
    id: 'editor.importMenu',
    defaultMessage: 'Import a file…',
    description: 'Item of a menu: puts a file of another program onto the open board',
  },
  exportMenu: {
    id: 'editor.exportMenu',
    defaultMessage: 'Export…',
    description: 'Item of menus: opens the dialog that makes files of the board',
  },
  close: { id: 'editor.close', defaultMessage: 'Close', description: 'Button: close a dialog' },
  browseTemplates: {
    id: 'editor.browseTemplates',
    defaultMessage: 'Browse templates',
    description: 'Link to the community',
  },
  tooFast: {
    id: 'editor.tooFast',
    defaultMessage: 'Too much changed at once. Saving goes on in a moment.',
    description: 'The server has ended the connection because too much was sent at once; it is tried again',
  },
  opening: {
    id: 'editor.opening',
    defaultMessage: 'Opening the board…',
    description: 'Shown while the board is on its way',
  },
  viewOnly: {
    id: 'editor.viewOnly',
    defaultMessage: 'View only',
    description: 'Badge: this person may not edit',
  },
  viewOnlyWhy: {
    id: 'editor.viewOnlyWhy',
    defaultMessage: 'You can only look at this board. Ask its owner for the right to edit it.',
    description: 'Toast: somebody who may only look tried to change the board',
  },
  commentOnlyWhy: {
    id: 'editor.commentOnlyWhy',
    defaultMessage: 'You can comment on this board. Ask its owner for the right to edit it.',
    description: 'Toast: somebody who may only comment tried to change the board',
  },
  saved: { id: 'editor.saved', defaultMessage: 'Saved', description: 'Everything is stored' },
  saving: { id: 'editor.saving', defaultMessage: 'Saving…', description: 'Edits are on their way' },
  offline: {
    id: 'editor.offline',
    defaultMessage: 'Offline',
    description: 'The server is out of reach, nothing waits',
  },
  waiting: {
    id: 'editor.waiting',
    defaultMessage: 'Not saved yet',
    description: 'The server is out of reach and edits wait',
  },
  people: {
    id: 'editor.people',
    defaultMessage: 'Also here',
    description: 'Name of the list of other people on the board',
  },
  outline: {
    id: 'editor.outline',
    defaultMessage: 'Outline',
    description: 'Button and title: the board as a tree',
  },
  closeOutline: { id: 'editor.closeOutline', defaultMessage: 'Close the outline', description: 'Button' },
  outlineEmpty: {
    id: 'editor.outlineEmpty',
    defaultMessage: 'Nothing on the board yet.',
    description: 'The outline of an empty board',
  },
  outlineHint: {
    id: 'editor.outlineHint',
    defaultMessage: 'Choose an entry to edit or delete it.',
    description: 'Under the outline while no single entry is chosen',
  },
  more: { id: 'editor.more', defaultMessage: 'More', description: 'Button: opens the menu of the board' },
  linkCopied: { id: 'editor.linkCopied', defaultMessage: 'Copied to clipboard', description: 'Toast' },
  linkNotCopied: { id: 'editor.linkNotCopied', defaultMessage: 'Copy failed', description: 'Toast' },
  shortcuts: {
    id: 'editor.shortcuts',
    defaultMessage: 'Keyboard shortcuts',
    description: 'Button and title',
  },
  tools: {
    id: 'editor.tools',
    defaultMessage: 'Tools',
    description: 'Name of the bar of tools, and of its shortcuts',
  },
  select: { id: 'editor.select', defaultMessage: 'Select', description: 'Tool: choose and move' },
  hand: { id: 'editor.hand', defaultMessage: 'Hand', description: 'Tool: pan the board' },
  sticky: { id: 'editor.sticky', defaultMessage: 'Sticky note', description: 'Tool: draw a note' },
  text: { id: 'editor.text', defaultMessage: 'Text', description: 'Tool: write' },
  shape: { id: 'editor.shape', defaultMessage: 'Shape', description: 'Tool: draw a shape' },
  shapes: {
    id: 'editor.shapes',
    defaultMessage: 'Kind of shape',
    description: 'Button and panel: choose a shape',
  },
  connector: {
    id: 'editor.connector',
    defaultMessage: 'Connector',
    description: 'Tool: connect two elements',
  },
  topic: { id: 'editor.topic', defaultMessage: 'Mind map', description: 'Tool: add a topic' },
  frame: { id: 'editor.frame', defaultMessage: 'Frame', description: 'Tool: draw a titled section' },
  history: {
    id: 'editor.history',
    defaultMessage: 'History',
    description: 'Name of the group of undo and redo',
  },
  undo: { id: 'editor.undo', defaultMessage: 'Undo', description: 'Button' },
  redo: { id: 'editor.redo', defaultMessage: 'Redo', description: 'Button' },
  zoom: { id: 'editor.zoom', defaultMessage: 'Zoom', description: 'Name of the group of zoom buttons' },
  miniMap: {
    id: 'editor.miniMap',
    defaultMessage: 'Mini-map',
    description: 'Button that shows and hides the whole board in small, in a corner',
  },
  miniMapHelp: {
    id: 'editor.miniMapHelp',
    defaultMessage: 'Mini-map. Arrow keys move the view, Enter shows everything.',
    description: 'Name of the board in small, for those who use it by keyboard or hear it',
  },
  zoomIn: { id: 'editor.zoomIn', defaultMessage: 'Zoom in', description: 'Button' },
  zoomOut: { id: 'editor.zoomOut', defaultMessage: 'Zoom out', description: 'Button' },
  zoomToActual: {
    id: 'editor.zoomToActual',
    defaultMessage: 'Actual size',
    description: 'Shortcut: zoom to 100 %',
  },
  fit: {
    id: 'editor.fit',
    defaultMessage: 'Show everything',
    description: 'Button: zoom so that the whole board is seen',
  },
  bold: { id: 'editor.bold', defaultMessage: 'Bold', description: 'Button' },
  italic: { id: 'editor.italic', defaultMessage: 'Italic', description: 'Button' },
  mindMaps: { id: 'editor.mindMaps', defaultMessage: 'Mind maps', description: 'Group of shortcuts' },
  addChild: { id: 'editor.addChild', defaultMessage: 'Add topic below', description: 'Button and shortcut' },
  addSibling: {
    id: 'editor.addSibling',
    defaultMessage: 'Add topic after',
    description: 'Button and shortcut',
  },
  foldOrUnfold: { id: 'editor.foldOrUnfold', defaultMessage: 'Fold or unfold', description: 'Shortcut' },
  layoutRight: {
    id: 'editor.layoutRight',
    defaultMessage: 'To the right',
    description: 'Layout of a mind map',
  },
  layoutBoth: {
    id: 'editor.layoutBoth',
    defaultMessage: 'To both sides',
    description: 'Layout of a mind map',
  },
  layoutLeft: { id: 'editor.layoutLeft', defaultMessage: 'To the left', description: 'Layout of a mind map' },
  layoutDown: {
    id: 'editor.layoutDown',
    defaultMessage: 'Organization chart',
    description: 'Layout of a mind map: downwards, level by level',
  },
  layoutTree: {
    id: 'editor.layoutTree',
    defaultMessage: 'Indented list',
    description: 'Layout of a mind map: one below the other, indented level by level',
  },
  layoutTimeline: {
    id: 'editor.layoutTimeline',
    defaultMessage: 'Timeline',
    description: 'Layout of a mind map: along a line, in turn above and below it',
  },
  layoutFishbone: {
    id: 'editor.layoutFishbone',
    defaultMessage: 'Fishbone',
    description: 'Layout of a mind map: along the bones of a fish',
  },
  layoutTable: {
    id: 'editor.layoutTable',
    defaultMessage: 'Table',
    description: 'Layout of a mind map: cells of a table',
  },
  space: { id: 'editor.space', defaultMessage: 'Space', description: 'Name of the space bar' },
  elementActions: {
    id: 'editor.elementActions',
    defaultMessage: 'Actions',
    description: 'Button: menu of the selection',
  },
  editing: { id: 'editor.editing', defaultMessage: 'Editing', description: 'Group of shortcuts' },
  view: { id: 'editor.view', defaultMessage: 'View', description: 'Group of shortcuts' },
  editText: { id: 'editor.editText', defaultMessage: 'Edit text', description: 'Menu, button and shortcut' },
  done: { id: 'editor.done', defaultMessage: 'Done', description: 'Button: editing a text is over' },
  copy: { id: 'editor.copy', defaultMessage: 'Copy', description: 'Menu, command and shortcut' },
  paste: { id: 'editor.paste', defaultMessage: 'Paste', description: 'Menu, command and shortcut' },
  duplicate: { id: 'editor.duplicate', defaultMessage: 'Duplicate', description: 'Menu and shortcut' },
  selectAll: { id: 'editor.selectAll', defaultMessage: 'Select all', description: 'Shortcut' },
  delete: { id: 'editor.delete', defaultMessage: 'Delete', description: 'Button, menu and shortcut' },
  toFront: { id: 'editor.toFront', defaultMessage: 'Bring to front', description: 'Menu and shortcut' },
  toBack: { id: 'editor.toBack', defaultMessage: 'Send to back', description: 'Menu and shortcut' },
  emptyTitle: {
    id: 'editor.emptyTitle',
    defaultMessage: 'Your board is open',
    description: 'Shown on an empty board',
  },
  emptyReadOnly: {
    id: 'editor.emptyReadOnly',
    defaultMessage: 'Nothing on this board yet',
    description: 'Shown on an empty board one may only look at',
  },
  offlineSaved: {
    id: 'editor.offlineSaved',
    defaultMessage: 'You are offline. Keep going: changes are sent when you are back.',
    description: 'Notice: the server is out of reach',
  },
  offlineWaiting: {
    id: 'editor.offlineWaiting',
    defaultMessage: 'You are offline. Keep this page open: your changes are sent when you are back.',
    description: 'Notice: the server is out of reach and edits wait',
  },
  offlineKept: {
    id: 'editor.offlineKept',
    defaultMessage: 'You are offline. Your changes are kept in this browser and sent when you are back.',
    description: 'Notice: the server is out of reach, edits wait and outlive the page',
  },
  reconnect: { id: 'editor.reconnect', defaultMessage: 'Try now', description: 'Button: connect at once' },
  boardFull: {
    id: 'editor.boardFull',
    defaultMessage: 'This board is full. Delete something, or go on in a new board.',
    description: 'Toast: the limit on elements is reached',
  },
  textFull: {
    id: 'editor.textFull',
    defaultMessage:
      'No more text fits here, so what you added was cut. Go on in another note, or in a new board.',
    description: 'Toast: a text, or all texts of the board together, are as long as they may be',
  },
  outdated: {
    id: 'editor.outdated',
    defaultMessage: 'There is a new version of this page. Reload it to go on editing.',
    description: 'Notice over the board, which only shows itself until the page is loaded again',
  },
  reload: {
    id: 'editor.reload',
    defaultMessage: 'Reload',
    description: 'Button that loads the page again',
  },
  selectedNone: {
    id: 'editor.selectedNone',
    defaultMessage: 'Nothing selected',
    description: 'Spoken: the selection is empty',
  },
  editingText: {
    id: 'editor.editingText',
    defaultMessage: 'Editing text. Escape finishes.',
    description: 'Spoken: the text of an element is being edited',
  },
  undone: { id: 'editor.undone', defaultMessage: 'Undone or redone', description: 'Spoken' },
  help: {
    id: 'editor.help',
    defaultMessage:
      'Board for editing. Arrow keys move the selection or go from topic to topic, Enter edits, Delete removes, Tab adds a topic below, question mark lists all shortcuts. The outline offers everything as a list.',
    description: 'Spoken help of the board',
  },
  helpReadOnly: {
    id: 'editor.helpReadOnly',
    defaultMessage:
      'Board to look at. Arrow keys pan, plus and minus zoom. The outline offers everything as a list.',
    description: 'Spoken help of a board one may only look at',
  },
});

/** Words of the editor; those with values say which. */
export const messages = {
  ...plain,
  rename: defineMessage<{ name: string }>({
    id: 'editor.rename',
    defaultMessage: 'Rename {name}',
    description: 'Button: the name in the header turns into a field',
  }),
  board: defineMessage<{ name: string }>({
    id: 'editor.board',
    defaultMessage: 'Board: {name}',
    description: 'Name of the board for assistive technology',
  }),
  actualSize: defineMessage<{ percent: string }>({
    id: 'editor.actualSize',
    defaultMessage: 'Zoom {percent}, go to actual size',
    description: 'Button that shows the scale',
  }),
  pixels: defineMessage<{ count: number }>({
    id: 'editor.pixels',
    defaultMessage: '{count, number} px',
    description: 'A size in pixels',
  }),
  layoutOf: defineMessage<{ layout: string }>({
    id: 'editor.layoutOf',
    defaultMessage: 'Layout: {layout}',
    description: 'Command of the palette: lays out the selected branch or its whole map',
  }),
  textOf: defineMessage<{ name: string }>({
    id: 'editor.textOf',
    defaultMessage: 'Text: {name}',
    description: 'Label of the field for an element’s text',
  }),
  elementNamed: defineMessage<{ type: string; text: string }>({
    id: 'editor.elementNamed',
    defaultMessage: '{type} “{text}”',
    description: 'An element by its kind and text',
  }),
  elementEmpty: defineMessage<{ type: string }>({
    id: 'editor.elementEmpty',
    defaultMessage: '{type}, empty',
    description: 'An element without text',
  }),
  selectedOne: defineMessage<{ name: string }>({
    id: 'editor.selectedOne',
    defaultMessage: 'Selected: {name}',
    description: 'Spoken: one element is selected',
  }),
  selectedMany: defineMessage<{ count: number }>({
    id: 'editor.selectedMany',
    defaultMessage: '{count, plural, one {# element selected} other {# elements selected}}',
    description: 'Spoken: several elements are selected',
  }),
  topicOpen: defineMessage<{ name: string; count: number }>({
    id: 'editor.topicOpen',
    defaultMessage: '{name}, {count, plural, one {# topic below} other {# topics below}}',
    description: 'Spoken: a topic and how many hang on it',
  }),
  topicFolded: defineMessage<{ name: string; count: number }>({
    id: 'editor.topicFolded',
    defaultMessage: '{name}, folded, {count, plural, one {# topic below} other {# topics below}}',
    description: 'Spoken: a folded topic and how many hang on it',
  }),
  deleted: defineMessage<{ count: number }>({
    id: 'editor.deleted',
    defaultMessage: '{count, plural, one {# element deleted} other {# elements deleted}}',
    description: 'Spoken',
  }),
  joined: defineMessage<{ name: string }>({
    id: 'editor.joined',
    defaultMessage: '{name} is here',
    description: 'Spoken: somebody came',
  }),
  left: defineMessage<{ name: string }>({
    id: 'editor.left',
    defaultMessage: '{name} left',
    description: 'Spoken: somebody left',
  }),
};
