import { Button, Dialog } from '@boardwalk/ui-kit';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '#shared/components/Notice.tsx';
import { wordMessages } from '#shared/words/messages.ts';
import styles from './FormDialog.module.css';

/** A dialog with a form, which Enter sends as well. */
export function FormDialog({
  isOpen,
  onClose,
  onSend,
  title,
  description,
  sendLabel,
  tone = 'primary',
  isSending,
  failure,
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  onSend: (event: SubmitEvent<HTMLFormElement>) => void;
  title: string;
  description?: string;
  sendLabel: string;
  /** `critical` for what cannot be undone. */
  tone?: 'primary' | 'critical';
  isSending: boolean;
  /** Why it was not taken, in words. */
  failure: string | null;
  children: ReactNode;
}) {
  const intl = useIntl();
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      busy={isSending}
      phone="box"
      width={440}
      title={title}
      description={description}
      closeLabel={intl.formatMessage(wordMessages.close)}
      footer={
        <>
          <Button variant="quiet" disabled={isSending} onClick={onClose}>
            {intl.formatMessage(wordMessages.cancel)}
          </Button>
          <Button type="submit" form={id} variant={tone} loading={isSending}>
            {sendLabel}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={onSend} noValidate>
        {children}
        {failure !== null && <Notice>{failure}</Notice>}
      </form>
    </Dialog>
  );
}
