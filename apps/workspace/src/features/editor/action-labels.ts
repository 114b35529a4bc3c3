import { MapTheme, TopicLayout } from '@boardwalk/board';
import { ActionGroup, PRIORITIES, type Action } from '@boardwalk/board/react';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { actionMessages } from './action-messages.ts';
import { branchMessages } from './branch-messages.ts';
import { clipMessages } from './clip-messages.ts';
import { connectMessages } from './connect-messages.ts';
import { emojiMessages } from './emoji/messages.ts';
import { elementLinkMessages } from './link/element-messages.ts';
import { flipMessages } from './flip-messages.ts';
import { libraryMenuMessages } from './library/messages.ts';
import { linkMessages } from './link/messages.ts';
import { mapMessages } from './map-messages.ts';
import { markMessages } from './mark-messages.ts';
import { topicMessages } from './topic-messages.ts';
import { messages } from './messages.ts';
import { noteMessages } from './note/messages.ts';
import { severalMessages } from './several-messages.ts';
import { shapeMessages } from './shape-messages.ts';
import { slideMenuMessages } from './slides/menu-messages.ts';
import { tableMessages } from './table/messages.ts';
import { tableWords } from './table/table-messages.ts';
import { pictureMessages } from './pictures/messages.ts';

const { rowAbove, rowBelow, columnBefore, columnAfter, rowUp, rowDown, columnLeft, columnRight } = tableWords;
const { deleteRow, deleteColumn, headerRow, tableToNotes } = tableWords;
const { selectRow, selectColumn, selectCells, clearLooks } = tableWords;
const TABLE_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  rowAbove,
  rowBelow,
  columnBefore,
  columnAfter,
  rowUp,
  rowDown,
  columnLeft,
  columnRight,
  deleteRow,
  deleteColumn,
  headerRow,
  tableToNotes,
  selectRow,
  selectColumn,
  selectCells,
  clearLooks,
};

/** What actions are called, by their ids. */
const LABELS: Readonly<Record<string, MessageDescriptor>> = {
  ...actionMessages,
  ...TABLE_LABELS,
  ...flipMessages,
  'tool.select': messages.select,
  'tool.hand': messages.hand,
  'tool.sticky': messages.sticky,
  'tool.text': messages.text,
  'tool.shape': messages.shape,
  'tool.connector': messages.connector,
  'tool.topic': messages.topic,
  'tool.frame': messages.frame,
  'tool.table': tableMessages.tool,
  'tool.pen': actionMessages.pen,
  'tool.highlighter': actionMessages.highlighter,
  'tool.eraser': actionMessages.eraser,
  drawEllipse: shapeMessages.ellipse,
  drawDiamond: shapeMessages.diamond,
  connect: connectMessages.connect,
  addBend: connectMessages.addBend,
  removeBends: connectMessages.removeBends,
  showBranch: branchMessages.showBranch,
  showAll: branchMessages.allBranches,
  checkTask: markMessages.checkTask,
  removeTask: markMessages.removeTask,
  removePriority: markMessages.noPriority,
  boundary: markMessages.boundary,
  summary: markMessages.summary,
  editLink: linkMessages.edit,
  openLink: linkMessages.open,
  copyElementsLink: elementLinkMessages.copy,
  topicIcon: topicMessages.icon,
  removeIcon: topicMessages.noIcon,
  topicPicture: topicMessages.picture,
  pictureLarger: topicMessages.larger,
  pictureSmaller: topicMessages.smaller,
  removePicture: topicMessages.noPicture,
  editNote: noteMessages.edit,
  editPresenterNotes: noteMessages.editPresenter,
  addPicture: pictureMessages.add,
  addKeptPicture: libraryMenuMessages.menu,
  addEmoji: emojiMessages.add,
  addChild: messages.addChild,
  addSibling: messages.addSibling,
  foldOrUnfold: messages.foldOrUnfold,
  cut: clipMessages.cut,
  copy: messages.copy,
  paste: messages.paste,
  copyPicture: clipMessages.copyPicture,
  undo: messages.undo,
  redo: messages.redo,
  editText: messages.editText,
  duplicate: messages.duplicate,
  delete: messages.delete,
  deleteWithContent: slideMenuMessages.deleteWithContent,
  selectAll: messages.selectAll,
  severalOn: severalMessages.severalOn,
  severalOff: severalMessages.severalOff,
  bold: messages.bold,
  italic: messages.italic,
  toFront: messages.toFront,
  toBack: messages.toBack,
  zoomIn: messages.zoomIn,
  zoomOut: messages.zoomOut,
  zoomToActual: messages.zoomToActual,
  fit: messages.fit,
};

/** The groups of actions in the order of lists, and what they are called. */
export const GROUP_LABELS: readonly (readonly [ActionGroup, MessageDescriptor])[] = [
  [ActionGroup.TOOLS, messages.tools],
  [ActionGroup.TOPIC, messages.mindMaps],
  [ActionGroup.TABLE, tableWords.group],
  [ActionGroup.CLIP, clipMessages.clipboard],
  [ActionGroup.EDIT, messages.editing],
  [ActionGroup.TEXT, messages.text],
  [ActionGroup.ARRANGE, actionMessages.arrange],
  [ActionGroup.ALIGN, actionMessages.alignAndTurn],
  [ActionGroup.VIEW, messages.view],
  [ActionGroup.HISTORY, actionMessages.history],
];

/** What the layouts of mind maps are called. */
export const LAYOUT_LABELS: Readonly<Record<TopicLayout, MessageDescriptor>> = {
  right: messages.layoutRight,
  left: messages.layoutLeft,
  both: messages.layoutBoth,
  down: messages.layoutDown,
  tree: messages.layoutTree,
  timeline: messages.layoutTimeline,
  fishbone: messages.layoutFishbone,
  table: messages.layoutTable,
};

/** What an action is called; null for one without a name, which no list shows. */
export function actionLabel(intl: IntlShape, { id }: Pick<Action, 'id'>): string | null {
  const layout = Object.values(TopicLayout).find((each) => id === `layout.${each}`);
  if (layout)
    return intl.formatMessage(messages.layoutOf, { layout: intl.formatMessage(LAYOUT_LABELS[layout]) });
  const theme = Object.values(MapTheme).find((each) => id === `theme.${each}`);
  if (theme)
    return intl.formatMessage(mapMessages.themeOf, { theme: intl.formatMessage(mapMessages[theme]) });
  const priority = PRIORITIES.find((each) => id === `priority.${each}`);
  if (priority) return intl.formatMessage(markMessages.priorityOf, { priority });
  const label = LABELS[id];
  return label ? intl.formatMessage(label) : null;
}
