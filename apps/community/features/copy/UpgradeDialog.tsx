import { formatMoney, templateGoodsId } from '@boardwalk/domain';
import { Button, Dialog } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { useGetFileFullQuery } from '#shared/board/api.ts';
import type { DialogProps } from '#shared/dialogs/dialog-inputs.ts';
import { useDialogs } from '#shared/dialogs/use-dialogs.ts';
import { usePageSettings } from '#shared/settings/settings-slice.ts';
import { useMayBuy } from '#shared/session/use-may-buy.ts';
import { copyMessages } from './messages.ts';

/** Says why a template cannot be used yet, and opens what changes that: a membership, or paying for it. Where nothing is sold it says so. */
export default function UpgradeDialog({ isOpen, onClose, fileKey, refusal }: DialogProps<'upgrade'>) {
  const intl = useIntl();
  const { open } = useDialogs();
  const { language } = usePageSettings();
  const { data: file } = useGetFileFullQuery(fileKey);
  const name = file?.name ?? '';
  const mayBuy = useMayBuy();
  const isForSale = refusal === 'payment_required';
  if (!mayBuy)
    return (
      <Dialog
        open={isOpen}
        onClose={onClose}
        phone="box"
        width={440}
        title={intl.formatMessage(copyMessages.unsoldTitle)}
        description={intl.formatMessage(copyMessages.unsoldText, { name })}
        closeLabel={intl.formatMessage(copyMessages.close)}
        footer={
          <Button variant="primary" onClick={onClose}>
            {intl.formatMessage(copyMessages.close)}
          </Button>
        }
      />
    );
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      phone="box"
      width={440}
      title={intl.formatMessage(isForSale ? copyMessages.buyTitle : copyMessages.memberTitle)}
      description={
        isForSale
          ? intl.formatMessage(copyMessages.buyText, {
              name,
              price: file ? formatMoney(file.unit_price, language) : '',
            })
          : intl.formatMessage(copyMessages.memberText, { name })
      }
      closeLabel={intl.formatMessage(copyMessages.close)}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {intl.formatMessage(copyMessages.notNow)}
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              onClose();
              open('payment', isForSale ? { goodsId: templateGoodsId(fileKey) } : {});
            }}
          >
            {intl.formatMessage(isForSale ? copyMessages.goBuy : copyMessages.goUpgrade)}
          </Button>
        </>
      }
    />
  );
}
