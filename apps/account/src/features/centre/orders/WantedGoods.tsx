import { formatMoney } from '@boardwalk/domain';
import { Button, Dialog } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { documentLanguage } from '@boardwalk/app-shell/language';
import { wordMessages } from '#shared/words/messages.ts';
import { useCentre } from '../centre-context.ts';
import { LoadedPart } from '../components/LoadedPart.tsx';
import { useLoaded } from '../use-loaded.ts';
import { orderMessages } from './messages.ts';
import styles from './Purchase.module.css';
import type { PurchaseState } from './use-purchase.ts';

/** Shows what the reader has come to buy, before anything is ordered. */
export function WantedGoods({ goodsId, purchase }: { goodsId: string; purchase: PurchaseState }) {
  const intl = useIntl();
  const language = documentLanguage(document);
  const { client } = useCentre();
  const goods = useLoaded(() =>
    client.call('getGoods', { path: { goods_id: goodsId }, headers: { 'Accept-Language': language } }),
  );
  const { value } = goods;
  const price = value === undefined ? '' : formatMoney(value.price, language, value.currency);
  return (
    <Dialog
      open
      onClose={purchase.forgetWanted}
      phone="box"
      width={440}
      title={intl.formatMessage(orderMessages.confirmTitle)}
      closeLabel={intl.formatMessage(wordMessages.close)}
      footer={
        <>
          <Button variant="quiet" onClick={purchase.forgetWanted}>
            {intl.formatMessage(wordMessages.cancel)}
          </Button>
          {value !== undefined && value.on_sale && !value.owned && (
            <Button
              variant="primary"
              onClick={() => {
                purchase.forgetWanted();
                purchase.buy(goodsId);
              }}
            >
              {intl.formatMessage(orderMessages.payPrice, { price })}
            </Button>
          )}
        </>
      }
    >
      <LoadedPart loaded={goods}>
        {({ name, owned, on_sale }) => (
          <>
            <p>{name}</p>
            <p className={styles.price}>{price}</p>
            {owned && <p>{intl.formatMessage(orderMessages.youHave)}</p>}
            {!owned && !on_sale && <p>{intl.formatMessage(orderMessages.notForSale)}</p>}
          </>
        )}
      </LoadedPart>
    </Dialog>
  );
}
