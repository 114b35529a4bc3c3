import { Dialog } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useKeptPlace } from '#shared/focus/use-kept-place.ts';
import { LinkList } from './LinkList.tsx';
import { messages } from './messages.ts';
import { NewLink } from './NewLink.tsx';
import styles from './ShareDialog.module.css';
import { Visitors } from './Visitors.tsx';

export interface ShareDialogProps {
  readonly fileKey: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Shares a board by links: makes them with rights, an end and a password, lists them, deletes them, and shows who came. */
export default function ShareDialog({ fileKey, name, onClose }: ShareDialogProps) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog
      open={isOpen}
      onClose={() => setIsOpen(false)}
      onClosed={onClose}
      title={intl.formatMessage(messages.title, { name })}
      closeLabel={intl.formatMessage(messages.close)}
      width={640}
    >
      <Parts fileKey={fileKey} />
    </Dialog>
  );
}

/** What is in the dialog, once it is there. */
function Parts({ fileKey }: Pick<ShareDialogProps, 'fileKey'>) {
  return (
    <div ref={useKeptPlace()} tabIndex={-1} className={styles.root}>
      <NewLink fileKey={fileKey} />
      <LinkList fileKey={fileKey} />
      <Visitors fileKey={fileKey} />
    </div>
  );
}
