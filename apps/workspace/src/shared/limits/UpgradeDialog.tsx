import type { FailureData } from '@boardwalk/api-client';
import { DIALOG_SIZES, FREE_PLAN_LIMITS, TeamPrivilege } from '@boardwalk/domain';
import { Button, Dialog } from '@boardwalk/ui-kit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useGetTeamQuery } from './api.ts';
import { messages } from './messages.ts';
import styles from './UpgradeDialog.module.css';

export interface UpgradeDialogProps {
  /** What the server said about the limit: the number allowed and the number there is. */
  readonly data: FailureData;
  readonly onClose: () => void;
  /** Opens the plans on sale. */
  readonly onBuy: () => void;
}

/**
 * The plan of a team allows no further board: compares free with VIP and opens the plans on sale (spec §2, §6). Members who
 * may not buy for their team learn who may.
 */
export default function UpgradeDialog({ data, onClose, onBuy }: UpgradeDialogProps) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  const { data: team, isLoading } = useGetTeamQuery(data.team_id ?? skipToken);
  // Where the team does not load, the checkout decides.
  const mayBuy = team?.privileges.includes(TeamPrivilege.BUY) ?? true;
  const limit = data.limit ?? FREE_PLAN_LIMITS.editableFiles;
  const unlimited = intl.formatMessage(messages.unlimited);
  const rows = [
    { label: messages.editableFiles, free: limit },
    { label: messages.visitors, free: FREE_PLAN_LIMITS.editVisitors },
  ];
  function describe() {
    if (team !== undefined && !mayBuy)
      return intl.formatMessage(messages.textAsk, { owner: team.owner.nick_name });
    if (data.current === undefined) return intl.formatMessage(messages.textUnknown);
    return intl.formatMessage(messages.text, { current: data.current, limit });
  }
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      onClosed={onClose}
      // Its button waits for the numbers of the plan; nothing is sent, so it may be closed.
      busy={false}
      phone="box"
      width={DIALOG_SIZES.limitWidth}
      title={intl.formatMessage(messages.title)}
      description={isLoading ? undefined : describe()}
      closeLabel={intl.formatMessage(messages.close)}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {intl.formatMessage(mayBuy ? messages.notNow : messages.close)}
          </Button>
          {mayBuy && (
            <Button
              variant="primary"
              loading={isLoading}
              onClick={() => {
                close();
                onBuy();
              }}
            >
              {intl.formatMessage(messages.openVip)}
            </Button>
          )}
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
