import { Button, Dialog, Spinner } from '@boardwalk/ui-kit';
import { Tree } from '@boardwalk/ui-kit/Tree';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages as actionMessages } from '../action-messages.ts';
import type { FolderArgument } from '../api.ts';
import { messages as itemMessages } from '../item-messages.ts';
import { canGo, type ListedFolder } from '../items.ts';
import type { ListedBoard } from '../listed-board.ts';
import { messages } from '../messages.ts';
import { folderOfId, idsAbove, placeId, placeOfId } from '../place-tree.ts';
import { usePlaceTree } from '../use-place-tree.tsx';
import { useTreeWords } from '../use-tree-words.ts';
import styles from './MoveDialog.module.css';

export interface MoveDialogProps {
  readonly boards: readonly ListedBoard[];
  /** Folders that go with them, within their team. */
  readonly folders?: readonly ListedFolder[];
  /** Moves them; the name is that of the project or folder. */
  readonly onMove: (to: FolderArgument & { readonly name: string }) => void;
  readonly onClose: () => void;
}

/** Asks for the project or folder that boards and folders go to. */
export default function MoveDialog({ boards, folders = [], onMove, onClose }: MoveDialogProps) {
  const intl = useIntl();
  const words = useTreeWords();
  const [isOpen, setIsOpen] = useState(true);
  const [chosen, setChosen] = useState<string>();
  const [expanded, setExpanded] = useState<readonly string[]>(() =>
    firstOpen(folders[0]?.place ?? boards[0]?.place),
  );
  const { items, find, retry } = usePlaceTree(expanded);
  const entry = chosen === undefined ? undefined : find(chosen);
  const to = chosen === undefined ? undefined : folderOfId(chosen);
  const isFit =
    entry !== undefined &&
    to !== undefined &&
    canGo(
      { folders, boards },
      { ...to, name: entry.name, way: placeOfId(entry.id).folders, mayEdit: entry.mayEdit },
    );

  function move() {
    if (!isFit) return;
    setIsOpen(false);
    onMove({ ...to, name: entry.name });
  }

  return (
    <Dialog
      open={isOpen}
      onClose={() => setIsOpen(false)}
      onClosed={onClose}
      title={intl.formatMessage(folders.length > 0 ? itemMessages.moveTitle : actionMessages.moveTitle, {
        count: folders.length + boards.length,
        name: (folders[0] ?? boards[0])?.name ?? '',
      })}
      description={intl.formatMessage(actionMessages.choosePlace)}
      closeLabel={intl.formatMessage(messages.close)}
      width={480}
      footer={
        <>
          <Button onClick={() => setIsOpen(false)}>{intl.formatMessage(messages.cancel)}</Button>
          <Button variant="primary" disabled={!isFit} onClick={move}>
            {intl.formatMessage(actionMessages.moveHere)}
          </Button>
        </>
      }
    >
      {items === undefined ? (
        <Spinner />
      ) : (
        <Tree
          className={styles.tree ?? ''}
          label={intl.formatMessage(messages.places)}
          items={items}
          words={words}
          expanded={expanded}
          onExpandedChange={setExpanded}
          selected={chosen === undefined ? [] : [chosen]}
          onSelectedChange={([id]) => setChosen(id)}
          onLoadChildren={({ id }) => retry(id)}
        />
      )}
    </Dialog>
  );
}

/** The team and the project of a place are open, as far as that is known. */
function firstOpen(place: FolderArgument | undefined): readonly string[] {
  if (place === undefined) return [];
  const id = placeId({ teamId: place.teamId, projectId: place.projectId, folders: [] });
  return [...idsAbove(id), id];
}
