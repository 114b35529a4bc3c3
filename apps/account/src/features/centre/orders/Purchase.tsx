import { Dialog } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { wordMessages } from '#shared/words/messages.ts';
import { useCentre } from '../centre-context.ts';
import { Checkout } from '../checkout/Checkout.tsx';
import { checkoutMessages } from '../checkout/messages.ts';
import type { PurchaseState } from './use-purchase.ts';

/** Buying, in a dialog over the sections. */
export function Purchase({ purchase }: { purchase: PurchaseState }) {
  const intl = useIntl();
  const { client } = useCentre();
  const { start, count, leave } = purchase;
  if (start === undefined) return null;
  return (
    <Dialog
      open
      flush
      onClose={leave}
      // A press beside the dialog must not end a payment half-way.
      closeOnMask={false}
      width={480}
      title={intl.formatMessage(start === null ? checkoutMessages.titlePlans : checkoutMessages.title)}
      closeLabel={intl.formatMessage(wordMessages.close)}
    >
      <Checkout client={client} start={start} onPaid={count} onLeave={leave} />
    </Dialog>
  );
}
