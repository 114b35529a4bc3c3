import { Button, copyText, Dialog, toast } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { Notice } from '#shared/components/Notice.tsx';
import { secretMessages } from './secret-messages.ts';
import styles from './SecretDialog.module.css';

/**
 * Shows a secret that no later answer contains. Only its own button closes the dialog: a stray press beside it must not
 * lose the secret.
 *
 * @param props.secret the secret, or its lines; null while there is none to show
 */
export function SecretDialog({
  title,
  hint,
  secret,
  onClose,
}: {
  title: string;
  hint: string;
  secret: string | readonly string[] | null;
  onClose: () => void;
}) {
  const intl = useIntl();
  const lines = typeof secret === 'string' ? [secret] : (secret ?? []);
  const copy = () =>
    void copyText(lines.join('\n')).then(
      () => toast.success(intl.formatMessage(secretMessages.copied)),
      () => toast.error(intl.formatMessage(secretMessages.copyFailed)),
    );
  return (
    <Dialog
      open={secret !== null}
      onClose={() => undefined}
      closeOnMask={false}
      hideClose
      closeLabel={intl.formatMessage(secretMessages.done)}
      phone="box"
      width={480}
      title={title}
      footer={
        <>
          <Button onClick={copy}>{intl.formatMessage(secretMessages.copy)}</Button>
          <Button variant="primary" onClick={onClose}>
            {intl.formatMessage(secretMessages.done)}
          </Button>
        </>
      }
    >
      <div className={styles.root}>
        <Notice tone="caution">{hint}</Notice>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>
              <code>{line}</code>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
