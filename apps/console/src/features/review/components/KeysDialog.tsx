import { Dialog, Switch } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { reviewMessages as messages } from '../messages.ts';
import styles from './KeysDialog.module.css';

const KEYS = [
  ['j', messages.keyNext],
  ['k', messages.keyBefore],
  ['c', messages.keyClaim],
  ['p', messages.keyPass],
  ['r', messages.keyRefuse],
  ['?', messages.keyHelp],
] as const;

/** The keys of the queue, and the switch that turns them off. */
export function KeysDialog({
  open,
  isOn,
  onTurn,
  onClose,
}: {
  readonly open: boolean;
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
  readonly onClose: () => void;
}) {
  const intl = useIntl();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={intl.formatMessage(messages.keys)}
      closeLabel={intl.formatMessage(messages.close)}
      phone="box"
      width={400}
    >
      <div className={styles.body}>
        <Switch label={intl.formatMessage(messages.singleKeys)} checked={isOn} onCheckedChange={onTurn} />
        <dl className={styles.keys}>
          {KEYS.map(([key, words]) => (
            <div key={key} className={styles.line}>
              <dt>
                <kbd className={styles.key}>{key}</kbd>
              </dt>
              <dd>{intl.formatMessage(words)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
