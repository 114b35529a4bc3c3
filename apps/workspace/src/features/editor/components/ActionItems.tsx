import {
  ActionGroup,
  possibleActions,
  runAction,
  type Action,
  type BoardEditor,
} from '@boardwalk/board/react';
import { MenuItem, MenuSeparator } from '@boardwalk/ui-kit';
import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  Brackets,
  BringToFront,
  CaretsToAxisDashedHorizontal,
  CaretsToAxisDashedVertical,
  ClipboardPaste,
  Copy,
  CopyCheck,
  CopyPlus,
  CornerDownRight,
  ExternalLink,
  Group,
  Image as ImageIcon,
  ImageOff,
  ImagePlus,
  Images,
  ImageUpscale,
  Link as LinkIcon,
  Link2,
  ListPlus,
  ListTree,
  Lock,
  LockOpen,
  Magnet,
  Maximize,
  MoveDown,
  MoveUp,
  NotebookText,
  PanelTop,
  Pencil,
  ScanEye,
  Scissors,
  SendToBack,
  Shrink,
  Slash,
  Smile,
  Spline,
  SplinePointer,
  SquareCheck,
  SquareDashed,
  SquareDashedMousePointer,
  Star,
  StarOff,
  StickyNote,
  TableColumnsSplit,
  TableRowsSplit,
  Trash,
  Trash2,
  Ungroup,
  Waypoints,
} from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { actionLabel } from '../action-labels.ts';
import { messages } from '../messages.ts';
import { keyHint, shownKeys } from '../shortcut-keys.ts';

const ICONS: Readonly<Record<string, ReactNode>> = {
  rowAbove: <BetweenHorizontalEnd />,
  rowBelow: <BetweenHorizontalStart />,
  columnBefore: <BetweenVerticalEnd />,
  columnAfter: <BetweenVerticalStart />,
  deleteRow: <TableRowsSplit />,
  deleteColumn: <TableColumnsSplit />,
  headerRow: <PanelTop />,
  tableToNotes: <StickyNote />,
  addChild: <CornerDownRight />,
  addSibling: <ListPlus />,
  foldOrUnfold: <ListTree />,
  checkTask: <SquareCheck />,
  boundary: <SquareDashed />,
  summary: <Brackets />,
  showBranch: <ScanEye />,
  showAll: <Waypoints />,
  topicIcon: <Star />,
  removeIcon: <StarOff />,
  topicPicture: <ImagePlus />,
  pictureLarger: <ImageUpscale />,
  pictureSmaller: <Shrink />,
  removePicture: <ImageOff />,
  editNote: <NotebookText />,
  editPresenterNotes: <NotebookText />,
  editText: <Pencil />,
  connect: <Spline />,
  addBend: <SplinePointer />,
  removeBends: <Slash />,
  editLink: <LinkIcon />,
  openLink: <ExternalLink />,
  cut: <Scissors />,
  copy: <Copy />,
  paste: <ClipboardPaste />,
  copyPicture: <ImageIcon />,
  copyElementsLink: <Link2 />,
  duplicate: <CopyPlus />,
  delete: <Trash2 />,
  deleteWithContent: <Trash />,
  toFront: <BringToFront />,
  forward: <MoveUp />,
  backward: <MoveDown />,
  toBack: <SendToBack />,
  group: <Group />,
  ungroup: <Ungroup />,
  lock: <Lock />,
  unlock: <LockOpen />,
  flipAcross: <CaretsToAxisDashedVertical />,
  flipDown: <CaretsToAxisDashedHorizontal />,
  addPicture: <ImagePlus />,
  addKeptPicture: <Images />,
  addEmoji: <Smile />,
  selectAll: <SquareDashedMousePointer />,
  severalOn: <CopyCheck />,
  severalOff: <CopyCheck />,
  fit: <Maximize />,
  snapOn: <Magnet />,
  snapOff: <Magnet />,
};

/** What can be done now with what is selected, or with the board where nothing is, as items of a menu. */
export function ActionItems({ editor }: { editor: BoardEditor }) {
  const intl = useIntl();
  const possible = possibleActions(editor);
  const { selection, readOnly } = editor.getState();
  const isIn = (menu: 'selection' | 'board') =>
    // Somebody who may only look can do little with an element: they get what the board offers, too.
    menu === 'selection' ? selection.size > 0 : selection.size === 0 || readOnly;
  const actions = possible.filter(({ menu }) => menu !== undefined && (menu === 'both' || isIn(menu)));
  const dangers = actions.filter(({ id }) => id === 'delete');
  const groups = Object.values(ActionGroup).map((group) =>
    actions.filter((action) => action.group === group && !dangers.includes(action)),
  );
  const space = intl.formatMessage(messages.space);
  const item = (action: Action) => {
    const [key] = action.keys ?? [];
    return (
      <MenuItem
        key={action.id}
        icon={ICONS[action.id]}
        {...(key !== undefined && keyHint(shownKeys(key, space)))}
        {...(action.id === 'delete' ? { tone: 'critical' as const } : {})}
        // The menu gives the focus back first: what writes a text must have it afterwards.
        onSelect={() => setTimeout(() => runAction(editor, action), 0)}
      >
        {actionLabel(intl, action) ?? action.id}
      </MenuItem>
    );
  };
  return [...groups, dangers]
    .filter((group) => group.length > 0)
    .map((group, index) => (
      <Fragment key={group[0]?.id}>
        {index > 0 && <MenuSeparator />}
        {group.map(item)}
      </Fragment>
    ));
}
