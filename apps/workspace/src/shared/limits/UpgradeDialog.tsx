import type { FailureData } from '@boardwalk/api-client';
import { DIALOG_SIZES, FREE_PLAN_LIMITS } from '@boardwalk/domain';
import { Button, Dialog } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import styles from './UpgradeDialog.module.css';

export interface UpgradeDialogProps {
  /** What the server said about the limit: the number allowed and the number there is. */
  readonly data: FailureData;
  readonly onClose: () => void;
  /** Opens the plans on sale. */
  readonly onBuy: () => void;
}

/** The plan of a team allows no further board: compares free with VIP and opens the plans on sale (spec §2, §6). */
export default function UpgradeDialog({ data, onClose, onBuy }: UpgradeDialogProps) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  const limit = data.limit ?? FREE_PLAN_LIMITS.editableFiles;
  const unlimited = intl.formatMessage(messages.unlimited);
  const rows = [
    { label: messages.editableFiles, free: limit },
    { label: messages.visitors, free: FREE_PLAN_LIMITS.editVisitors },
  ];
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      onClosed={onClose}
      phone="box"
      width={DIALOG_SIZES.limitWidth}
      title={intl.formatMessage(messages.title)}
      description={
        data.current === undefined
          ? intl.formatMessage(messages.textUnknown)
          : intl.formatMessage(messages.text, { current: data.current, limit })
      }
      closeLabel={intl.formatMessage(messages.close)}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {intl.formatMessage(messages.notNow)}
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              close();
              onBuy();
            }}
          >
            {intl.formatMessage(messages.openVip)}
          </Button>
        </>
      }
    >
      <table className={styles.table} aria-label={intl.formatMessage(messages.compare)}>
        <thead>
          <tr>
            <th scope="col">{intl.formatMessage(messages.feature)}</th>
            <th scope="col">{intl.formatMessage(messages.free)}</th>
            <th scope="col" className={styles.vip}>
              {intl.formatMessage(messages.vip)}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, free }) => (
            <tr key={label.id}>
              <th scope="row">{intl.formatMessage(label)}</th>
              <td>{intl.formatNumber(free)}</td>
              <td className={styles.vip}>{unlimited}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
