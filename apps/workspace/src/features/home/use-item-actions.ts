import { toast } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { useTellFailure } from '#shared/limits/TellFailures.tsx';
import { messages as actionMessages } from './action-messages.ts';
import { useMoveItemsMutation, useTrashItemsMutation, useUndoItemChangeMutation } from './item-api.ts';
import { messages } from './item-messages.ts';
import type { Goal, Items } from './items.ts';
import { UNDO_MS } from './use-file-actions.ts';

/** What can be done with folders and boards, or several boards, together: all of it or nothing, and back again by the toast. */
export interface ItemActions {
  /** Moves folders and boards of one team within it. */
  readonly move: (
    items: Items,
    to: Pick<Goal, 'teamId' | 'projectId' | 'folderId' | 'name'>,
  ) => Promise<void>;
  /** Deletes the folders; boards go to the trash. */
  readonly trash: (items: Items) => Promise<void>;
}

/** Actions on folders and boards, with their toasts. */
export function useItemActions(teamId: string): ItemActions {
  const intl = useIntl();
  const tellFailure = useTellFailure();
  const [moveItems] = useMoveItemsMutation();
  const [trashItems] = useTrashItemsMutation();
  const [undoChange] = useUndoItemChangeMutation();

  const argument = ({ folders, boards }: Items) => ({
    teamId,
    folderIds: folders.map(({ id }) => id),
    fileKeys: boards.map(({ key }) => key),
  });
  /** The name of one, the number of several. */
  const whatOf = ({ folders, boards }: Items) => ({
    count: folders.length + boards.length,
    name: (folders[0] ?? boards[0])?.name ?? '',
  });

  const wordsOf = ({ folders }: Items) => (folders.length === 0 ? actionMessages : messages);

  function say(text: string, changeId: string) {
    const undo = async () => {
      const { error } = await undoChange({ teamId, changeId });
      if (error !== undefined) tellFailure(error);
    };
    toast.success(text, {
      duration: UNDO_MS,
      action: { label: intl.formatMessage(actionMessages.undo), onClick: () => void undo() },
    });
  }

  return {
    async move(items, { name: place, ...to }) {
      const { data, error } = await moveItems({ ...argument(items), to });
      if (data === undefined) tellFailure(error);
      else say(intl.formatMessage(wordsOf(items).moved, { ...whatOf(items), place }), data.change_id);
    },
    async trash(items) {
      const { data, error } = await trashItems(argument(items));
      if (data === undefined) tellFailure(error);
      else say(intl.formatMessage(wordsOf(items).trashed, whatOf(items)), data.change_id);
    },
  };
}
