import type { Order, User } from '@boardwalk/api-client';
import { documentLanguage } from '@boardwalk/app-shell/language';
import { siteName } from '@boardwalk/app-shell/start';
import { formatMoney, OrderState } from '@boardwalk/domain';
import { useIntl } from 'react-intl';
import { useTimes } from '../use-times.ts';
import { receiptMessages } from './messages.ts';

/** What a receipt says, on the page and in the file. */
export interface ReceiptFacts {
  readonly orderId: string;
  readonly heading: string;
  /** Name and value of what stands above the item. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly columns: readonly [item: string, amount: string];
  readonly item: string;
  readonly money: string;
  readonly total: string;
  /** What became of the money since; null when nothing did. */
  readonly note: string | null;
}

/** The words and numbers of the receipt of a paid order. */
export function useReceiptFacts(order: Order, paidAt: string, user: User): ReceiptFacts {
  const intl = useIntl();
  const times = useTimes();
  const { order_id: orderId, title, team, amount, currency, state, closed_at: closedAt } = order;
  const say = (message: { id: string; defaultMessage: string }) => intl.formatMessage(message);
  const returned =
    state === OrderState.REFUNDED && closedAt !== null
      ? intl.formatMessage(receiptMessages.returned, { time: times.moment(closedAt) })
      : intl.formatMessage(receiptMessages.returning);
  const isReturned = state === OrderState.REFUNDED || state === OrderState.REFUNDING;
  return {
    orderId,
    heading: say(receiptMessages.title),
    facts: [
      [say(receiptMessages.number), orderId],
      [say(receiptMessages.paidAt), times.moment(paidAt)],
      [say(receiptMessages.buyer), [user.nick_name, user.email ?? user.mobile].filter(Boolean).join(', ')],
      ...(team === null ? [] : [[say(receiptMessages.team), team.name] as const]),
      [say(receiptMessages.seller), `${siteName()}, ${window.location.host}`],
    ],
    columns: [say(receiptMessages.item), say(receiptMessages.amount)],
    item: title,
    money: formatMoney(amount, documentLanguage(document), currency),
    total: say(receiptMessages.total),
    note: isReturned ? returned : null,
  };
}
