import { checkText } from '@boardwalk/domain';
import { Alert, Button, Dialog, TextArea } from '@boardwalk/ui-kit';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { orderMessages as messages } from '../messages.ts';
import styles from './NoteDialog.module.css';

export interface NoteDialogProps {
  readonly title: string;
  readonly description: string;
  /** Above the field. */
  readonly children?: ReactNode;
  readonly label: string;
  /** Below the field. */
  readonly hint?: string;
  /** Said when nothing is written. */
  readonly missing: string;
  /** Most characters. */
  readonly limit: number;
  readonly sendLabel: string;
  readonly isSending: boolean;
  readonly error: unknown;
  readonly onSend: (text: string) => void;
  readonly onClose: () => void;
}

/** Asks for some words for the records before something is done that cannot be undone. */
export function NoteDialog({
  title,
  description,
  children,
  label,
  hint,
  missing,
  limit,
  sendLabel,
  isSending,
  error,
  onSend,
  onClose,
}: NoteDialogProps) {
  const intl = useIntl();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const [problem] = checkText('text', text, { min: 1, max: limit });
  const send = () => {
    setTried(true);
    if (problem === undefined && !isSending) onSend(text);
  };
  const wrong =
    problem?.rule === 'required' ? missing : intl.formatMessage(messages.reasonTooLong, { limit });
  return (
    <Dialog
      open
      onClose={onClose}
      busy={isSending}
      // What was typed is not to be lost by a press beside it.
      closeOnMask={false}
      title={title}
      description={description}
      closeLabel={intl.formatMessage(messages.close)}
      footer={
        <>
          <Button disabled={isSending} onClick={onClose}>
            {intl.formatMessage(messages.cancel)}
          </Button>
          <Button variant="critical" loading={isSending} onClick={send}>
            {sendLabel}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {error !== undefined && <Alert tone="critical">{failureText(intl, error)}</Alert>}
        {children}
        <TextArea
          label={label}
          description={hint}
          required
          rows={4}
          value={text}
          onValueChange={setText}
          error={isTried && problem !== undefined ? wrong : undefined}
          counter={{
            max: limit,
            count: (words) => [...words.trim()].length,
            text: (count, max) => `${intl.formatNumber(count)} / ${intl.formatNumber(max)}`,
          }}
        />
      </div>
    </Dialog>
  );
}
