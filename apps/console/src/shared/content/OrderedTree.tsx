import { Tree, type TreeProps } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { listMessages } from '../list/messages.ts';
import { contentMessages as messages } from './messages.ts';
import styles from './OrderedTree.module.css';

/** Entries in an order that can be changed by drag and by keyboard; one of them is chosen. */
export function OrderedTree({
  current,
  onChoose,
  ...rest
}: Omit<TreeProps, 'words' | 'selected' | 'onSelectedChange' | 'selection' | 'onOpen' | 'className'> & {
  /** Id of the chosen entry. */
  readonly current: string | undefined;
  readonly onChoose: (id: string) => void;
}) {
  const intl = useIntl();
  return (
    <Tree
      {...rest}
      className={styles.root ?? ''}
      selected={current === undefined ? [] : [current]}
      onSelectedChange={([id]) => id !== undefined && onChoose(id)}
      onOpen={({ id }) => onChoose(id)}
      words={{
        loading: intl.formatMessage(listMessages.loading),
        failed: intl.formatMessage(listMessages.failed),
        retry: intl.formatMessage(listMessages.retry),
        moveHint: intl.formatMessage(messages.moveHint),
        moving: (names) => intl.formatMessage(messages.moving, { names }),
        before: (names) => intl.formatMessage(messages.before, { names }),
        inside: (names) => intl.formatMessage(messages.inside, { names }),
        after: (names) => intl.formatMessage(messages.after, { names }),
        moved: (names) => intl.formatMessage(messages.moved, { names }),
        cancelled: intl.formatMessage(messages.cancelled),
      }}
    />
  );
}
