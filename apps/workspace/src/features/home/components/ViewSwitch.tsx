import { IconButton } from '@boardwalk/ui-kit';
import { LayoutGrid, List } from 'lucide-react';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import type { BoardView } from '../use-board-view.ts';
import styles from './ViewSwitch.module.css';

export interface ViewSwitchProps {
  readonly view: BoardView;
  readonly onViewChange: (view: BoardView) => void;
}

/** Boards as pictures or as lines. */
export function ViewSwitch({ view, onViewChange }: ViewSwitchProps) {
  const intl = useIntl();
  return (
    <fieldset className={styles.root} aria-label={intl.formatMessage(messages.view)}>
      <IconButton
        label={intl.formatMessage(messages.asGrid)}
        icon={<LayoutGrid />}
        pressed={view === 'grid'}
        onClick={() => onViewChange('grid')}
      />
      <IconButton
        label={intl.formatMessage(messages.asList)}
        icon={<List />}
        pressed={view === 'list'}
        onClick={() => onViewChange('list')}
      />
    </fieldset>
  );
}
