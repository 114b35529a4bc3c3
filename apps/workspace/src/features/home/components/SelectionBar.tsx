import { usePageEdge } from '@boardwalk/app-shell/page-edges';
import { IconButton } from '@boardwalk/ui-kit';
import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../action-messages.ts';
import styles from './SelectionBar.module.css';

/** How many boards are selected, and what can be done with them; floats over the end of the list. */
export function SelectionBar({
  count,
  onClear,
  children,
}: {
  readonly count: number;
  readonly onClear: () => void;
  readonly children: ReactNode;
}) {
  const intl = useIntl();
  const bar = useRef<HTMLDivElement>(null);
  usePageEdge(bar, 'end');
  const text = intl.formatMessage(messages.selected, { count });
  return (
    <div ref={bar} className={styles.root} role="toolbar" aria-label={text}>
      <IconButton
        label={intl.formatMessage(messages.clearSelection)}
        icon={<X />}
        tooltip="top"
        onClick={onClear}
      />
      <output className={styles.count}>{text}</output>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
