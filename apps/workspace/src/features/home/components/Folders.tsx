import { Checkbox } from '@boardwalk/ui-kit';
import { Folder as FolderIcon } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { paths } from '#shared/paths.ts';
import { messages as actionMessages } from '../action-messages.ts';
import { dropHandlers } from '../carried-items.ts';
import { folderKey, type ListedFolder } from '../items.ts';
import { messages } from '../messages.ts';
import type { OpenPlace } from '../use-place.ts';
import styles from './Folders.module.css';

export interface FoldersProps {
  readonly place: OpenPlace;
  readonly folders: readonly ListedFolder[];
  readonly selected: readonly string[];
  /** Adds a folder to what is selected, or takes it away; undefined where the person may not change folders. */
  readonly onToggle: ((key: string) => void) | undefined;
}

/** The folders inside the open one. They take what is dragged onto them. */
export function Folders({ place, folders, selected, onToggle }: FoldersProps) {
  const intl = useIntl();
  const { teamId, projectId } = place;

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const key = (event.target as HTMLElement).closest<HTMLElement>('a')?.parentElement?.dataset['item'];
    if (event.key !== ' ' || key === undefined || onToggle === undefined) return;
    event.preventDefault();
    onToggle(key);
  }

  const drops = dropHandlers(({ target }) => {
    const element = (target as Element).closest<HTMLElement>('[data-item]');
    const folder = folders.find(({ id }) => folderKey(id) === element?.dataset['item']);
    if (element === null || folder === undefined) return undefined;
    const { id, name } = folder;
    const goal = { teamId, projectId, folderId: id, name, way: [...place.folders, id] };
    return { element, goal: { ...goal, mayEdit: onToggle !== undefined } };
  });

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the links inside
    <ul
      className={styles.root}
      aria-label={intl.formatMessage(messages.folders)}
      onKeyDown={onKeyDown}
      {...drops}
    >
      {folders.map(({ id, name }) => {
        const key = folderKey(id);
        const isSelected = selected.includes(key);
        return (
          <li key={id} className={styles.item} data-item={key} data-selected={isSelected || undefined}>
            <Link className={styles.folder} to={paths.home({ ...place, folders: [...place.folders, id] })}>
              <FolderIcon aria-hidden />
              <span>{name}</span>
            </Link>
            {onToggle && (
              <div className={styles.select}>
                <Checkbox
                  label={intl.formatMessage(actionMessages.select, { name })}
                  hideLabel
                  checked={isSelected}
                  onCheckedChange={() => onToggle(key)}
                />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
