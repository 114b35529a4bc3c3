import type { Folder } from '@boardwalk/api-client';
import { Folder as FolderIcon } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { paths } from '#shared/paths.ts';
import { messages } from '../messages.ts';
import type { OpenPlace } from '../use-place.ts';
import styles from './Folders.module.css';

/** The folders inside the open one. */
export function Folders({ place, folders }: { place: OpenPlace; folders: readonly Folder[] }) {
  const intl = useIntl();
  return (
    <ul className={styles.root} aria-label={intl.formatMessage(messages.folders)}>
      {folders.map(({ id, name }) => (
        <li key={id}>
          <Link className={styles.folder} to={paths.home({ ...place, folders: [...place.folders, id] })}>
            <FolderIcon aria-hidden />
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
