import { DialogOnDemand } from '@boardwalk/app-shell/app';
import { lazyPart } from '@boardwalk/app-shell/parts';
import { FILE_NAME_LIMITS } from '@boardwalk/domain';
import { Button } from '@boardwalk/ui-kit';
import { FolderInput, Star, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useRenameFileMutation } from '#shared/files/api.ts';
import { messages as actionMessages } from '../action-messages.ts';
import type { ListedBoard } from '../listed-board.ts';
import { messages } from '../messages.ts';
import { useFileActions, type FileActions } from '../use-file-actions.ts';
import { BoardMenu } from './BoardMenu.tsx';
import type { BoardsProps } from './Boards.tsx';

// Dialogs come when they are asked for.
const nameDialog = lazyPart(async () => await import('./NameDialog.tsx'));
const shareDialog = lazyPart(async () => await import('#shared/sharing/ShareDialog.tsx'));
const moveDialog = lazyPart(async () => await import('./MoveDialog.tsx'));

type Asked =
  | { readonly for: 'rename' | 'share'; readonly board: ListedBoard }
  | { readonly for: 'move'; readonly boards: readonly ListedBoard[] };

/** What lists of boards that can be worked with pass on to `Boards`, and the dialogs that belong to it. */
export interface BoardCommands extends Pick<
  BoardsProps,
  'renderActions' | 'renderSelectionActions' | 'onDelete' | 'onStar'
> {
  readonly dialogs: ReactNode;
}

/**
 * The menus of boards, the buttons for several of them, and the dialogs both open.
 *
 * @param actions what is done with boards, where that is not the same as in every list
 */
export function useBoardCommands(actions?: FileActions): BoardCommands {
  const intl = useIntl();
  const usual = useFileActions();
  const act = actions ?? usual;
  const [renameFile] = useRenameFileMutation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const onClose = () => setAsked(null);
  const trash = (boards: readonly ListedBoard[]) => {
    const mine = boards.filter(({ rights }) => rights.trash);
    if (mine.length > 0) void act.trash(mine);
  };
  return {
    onDelete: trash,
    onStar: (board, star) => void act.star([board], star),
    renderActions: (board) => (
      <BoardMenu
        board={board}
        onRename={() => setAsked({ for: 'rename', board })}
        onDuplicate={() => void act.duplicate(board)}
        onMove={() => setAsked({ for: 'move', boards: [board] })}
        onShare={() => setAsked({ for: 'share', board })}
        onTrash={() => trash([board])}
      />
    ),
    renderSelectionActions: (boards, clear) => (
      <>
        <Button
          variant="quiet"
          icon={<Star />}
          onClick={() => {
            clear();
            void act.star(
              boards,
              boards.some(({ isStarred }) => !isStarred),
            );
          }}
        >
          {intl.formatMessage(
            boards.some(({ isStarred }) => !isStarred) ? actionMessages.star : actionMessages.unstar,
          )}
        </Button>
        {boards.every(({ rights }) => rights.edit) && (
          <Button variant="quiet" icon={<FolderInput />} onClick={() => setAsked({ for: 'move', boards })}>
            {intl.formatMessage(actionMessages.move)}
          </Button>
        )}
        {boards.every(({ rights }) => rights.trash) && (
          <Button variant="quiet" icon={<Trash2 />} onClick={() => trash(boards)}>
            {intl.formatMessage(messages.trash)}
          </Button>
        )}
      </>
    ),
    dialogs: (
      <>
        {asked?.for === 'rename' && (
          <DialogOnDemand
            part={nameDialog}
            onFailed={onClose}
            input={{
              title: intl.formatMessage(messages.renameTitle),
              saveLabel: intl.formatMessage(messages.rename),
              name: asked.board.name,
              limits: FILE_NAME_LIMITS,
              onSave: async (name) => await renameFile({ fileKey: asked.board.key, name }),
              onClose,
            }}
          />
        )}
        {asked?.for === 'share' && (
          <DialogOnDemand
            part={shareDialog}
            onFailed={onClose}
            input={{ fileKey: asked.board.key, name: asked.board.name, onClose }}
          />
        )}
        {asked?.for === 'move' && (
          <DialogOnDemand
            part={moveDialog}
            onFailed={onClose}
            input={{ boards: asked.boards, onMove: (to) => void act.move(asked.boards, to), onClose }}
          />
        )}
      </>
    ),
  };
}
