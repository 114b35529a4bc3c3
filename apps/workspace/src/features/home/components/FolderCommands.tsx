import { DialogOnDemand } from '@boardwalk/app-shell/app';
import { lazyPart } from '@boardwalk/app-shell/parts';
import { Button } from '@boardwalk/ui-kit';
import { FolderInput, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages as actionMessages } from '../action-messages.ts';
import { carry } from '../carried-items.ts';
import { canGo, type Goal, type Items } from '../items.ts';
import { messages } from '../messages.ts';
import { useFileActions, type FileActions } from '../use-file-actions.ts';
import { useItemActions } from '../use-item-actions.ts';

const moveDialog = lazyPart(async () => await import('./MoveDialog.tsx'));

/** What a list with folders does with those selected, alone or together with boards. */
export interface FolderCommands {
  /** Buttons for a selection that has folders. */
  readonly renderActions: (items: Items, clear: () => void) => ReactNode;
  readonly onDelete: (items: Items) => void;
  /** The mouse takes folders and boards up; a folder of the list or of the tree takes them. */
  readonly onCarry: (items: Items, clear: () => void) => void;
  /** What is done with boards alone: several of the team in one call, and back again by one. */
  readonly boardActions: FileActions;
  readonly dialog: ReactNode;
}

/** Most boards that one call takes. */
const MOST_AT_ONCE = 500;

/** Commands for the folders of a team, and boards that are selected with them. */
export function useFolderCommands(teamId: string): FolderCommands {
  const intl = useIntl();
  const act = useItemActions(teamId);
  const actOnBoards = useFileActions();
  const [asked, setAsked] = useState<{ readonly items: Items; readonly clear: () => void } | null>(null);
  const onClose = () => setAsked(null);
  const mayTrash = ({ boards }: Items) => boards.every(({ rights }) => rights.trash);

  const isOneCall = (boards: readonly unknown[]) => boards.length > 1 && boards.length <= MOST_AT_ONCE;
  const boardActions: FileActions = {
    ...actOnBoards,
    /** To other teams boards go one by one. */
    async move(boards, to) {
      if (to.teamId === teamId && isOneCall(boards)) await act.move({ folders: [], boards }, to);
      else await actOnBoards.move(boards, to);
    },
    async trash(boards) {
      if (isOneCall(boards)) await act.trash({ folders: [], boards });
      else await actOnBoards.trash(boards);
    },
  };

  async function move(items: Items, to: Pick<Goal, 'teamId' | 'projectId' | 'folderId' | 'name'>) {
    if (items.folders.length === 0) await boardActions.move(items.boards, to);
    else await act.move(items, to);
  }

  function trash(items: Items) {
    if (mayTrash(items)) void act.trash(items);
  }

  return {
    boardActions,
    renderActions: (items, clear) => (
      <>
        {items.boards.every(({ rights }) => rights.edit) && (
          <Button variant="quiet" icon={<FolderInput />} onClick={() => setAsked({ items, clear })}>
            {intl.formatMessage(actionMessages.move)}
          </Button>
        )}
        {mayTrash(items) && (
          <Button variant="quiet" icon={<Trash2 />} onClick={() => trash(items)}>
            {intl.formatMessage(messages.trash)}
          </Button>
        )}
      </>
    ),
    onDelete: trash,
    onCarry(items, clear) {
      carry({
        canDrop: (goal) => canGo(items, goal),
        drop({ teamId: team, projectId, folderId, name }) {
          clear();
          void move(items, { teamId: team, projectId, folderId, name });
        },
      });
    },
    dialog: asked && (
      <DialogOnDemand
        part={moveDialog}
        onFailed={onClose}
        input={{ ...asked.items, onMove: (to) => void move(asked.items, to), onClose }}
      />
    ),
  };
}
