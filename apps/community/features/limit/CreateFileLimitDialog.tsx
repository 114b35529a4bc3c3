import { DIALOG_SIZES, FREE_PLAN_LIMITS } from '@boardwalk/domain';
import { Button, Dialog } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import type { DialogProps } from '#shared/dialogs/dialog-inputs.ts';
import { useDialogs } from '#shared/dialogs/use-dialogs.ts';
import { useMayBuy } from '#shared/session/use-may-buy.ts';
import styles from './CreateFileLimitDialog.module.css';
import { limitMessages } from './messages.ts';

/** A number that means "unlimited" in team settings. */
const UNLIMITED = 0;

/** The plan allows no further file: compares free with VIP and leads to the memberships (spec §2, §6), where they are sold. */
export default function CreateFileLimitDialog({
  isOpen,
  onClose,
  teamId,
  limitCount = FREE_PLAN_LIMITS.editableFiles,
  editVisitorQuantity = FREE_PLAN_LIMITS.editVisitors,
  curCount,
  onUpgrade,
}: DialogProps<'createFileLimit'>) {
  const intl = useIntl();
  const { open } = useDialogs();
  const mayBuy = useMayBuy();
  const [text, textUnknown] = mayBuy
    ? [limitMessages.text, limitMessages.textUnknown]
    : [limitMessages.textUnsold, limitMessages.textUnsoldUnknown];
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      phone="box"
      width={DIALOG_SIZES.limitWidth}
      title={intl.formatMessage(limitMessages.title)}
      description={
        curCount === undefined
          ? intl.formatMessage(textUnknown)
          : intl.formatMessage(text, { current: curCount, limit: limitCount })
      }
      closeLabel={intl.formatMessage(limitMessages.close)}
      footer={
        mayBuy ? (
          <>
            <Button variant="quiet" onClick={onClose}>
              {intl.formatMessage(limitMessages.notNow)}
            </Button>
            <Button
              variant="primary"
              onClick={() => {
                onClose();
                if (onUpgrade) onUpgrade();
                else open('payment', { teamId });
              }}
            >
              {intl.formatMessage(limitMessages.openVip)}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={onClose}>
            {intl.formatMessage(limitMessages.close)}
          </Button>
        )
      }
    >
      {mayBuy && <Comparison limitCount={limitCount} editVisitorQuantity={editVisitorQuantity} />}
    </Dialog>
  );
}

/** What the free plan gives, beside VIP. */
function Comparison({
  limitCount,
  editVisitorQuantity,
}: Required<Pick<DialogProps<'createFileLimit'>, 'limitCount' | 'editVisitorQuantity'>>) {
  const intl = useIntl();
  const amount = (value: number) =>
    value === UNLIMITED ? intl.formatMessage(limitMessages.unlimited) : intl.formatNumber(value);
  return (
    <table className={styles.table} aria-label={intl.formatMessage(limitMessages.compare)}>
      <thead>
        <tr>
          <th scope="col">{intl.formatMessage(limitMessages.feature)}</th>
          <th scope="col">{intl.formatMessage(limitMessages.free)}</th>
          <th scope="col" className={styles.vip}>
            {intl.formatMessage(limitMessages.vip)}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{intl.formatMessage(limitMessages.editableFiles)}</th>
          <td>{amount(limitCount)}</td>
          <td className={styles.vip}>{amount(UNLIMITED)}</td>
        </tr>
        <tr>
          <th scope="row">{intl.formatMessage(limitMessages.visitors)}</th>
          <td>{amount(editVisitorQuantity)}</td>
          <td className={styles.vip}>{amount(UNLIMITED)}</td>
        </tr>
      </tbody>
    </table>
  );
}
