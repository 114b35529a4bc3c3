import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  empty: { id: 'centre.orders.empty', defaultMessage: 'No orders yet', description: 'There are no orders' },
  emptyText: {
    id: 'centre.orders.emptyText',
    defaultMessage: 'What you buy stands here with its receipt.',
    description: 'Text when there are no orders',
  },
  list: { id: 'centre.orders.list', defaultMessage: 'Orders', description: 'Names the list' },
  created: {
    id: 'centre.orders.state.created',
    defaultMessage: 'Not paid',
    description: 'State of an order',
  },
  paying: { id: 'centre.orders.state.paying', defaultMessage: 'Not paid', description: 'State of an order' },
  paid: { id: 'centre.orders.state.paid', defaultMessage: 'Paid', description: 'State of an order' },
  refunding: {
    id: 'centre.orders.state.refunding',
    defaultMessage: 'Money on its way back',
    description: 'State of an order',
  },
  refunded: {
    id: 'centre.orders.state.refunded',
    defaultMessage: 'Given back',
    description: 'State of an order',
  },
  cancelled: {
    id: 'centre.orders.state.cancelled',
    defaultMessage: 'Cancelled',
    description: 'State of an order',
  },
  expired: {
    id: 'centre.orders.state.expired',
    defaultMessage: 'Not paid in time',
    description: 'State of an order',
  },
  pay: { id: 'centre.orders.pay', defaultMessage: 'Pay', description: 'Opens the checkout of an order' },
  cancel: { id: 'centre.orders.cancel', defaultMessage: 'Cancel', description: 'Calls an order off' },
  receipt: { id: 'centre.orders.receipt', defaultMessage: 'Receipt', description: 'Opens the receipt' },
  giveBack: { id: 'centre.orders.giveBack', defaultMessage: 'Give back', description: 'Returns a template' },
});

/** Words of orders. */
export const orderMessages = {
  ...plain,
  forTeam: defineMessage<{ team: string }>({
    id: 'centre.orders.forTeam',
    defaultMessage: 'For {team}',
    description: 'The team for which a plan was ordered',
  }),
  number: defineMessage<{ id: string }>({
    id: 'centre.orders.number',
    defaultMessage: 'Order {id}',
    description: 'Number of an order',
  }),
  placedOn: defineMessage<{ time: string }>({
    id: 'centre.orders.placedOn',
    defaultMessage: 'Placed {time}',
    description: 'When an order was placed',
  }),
  paidOn: defineMessage<{ time: string }>({
    id: 'centre.orders.paidOn',
    defaultMessage: 'Paid {time}',
    description: 'When an order was paid',
  }),
  payFor: defineMessage<{ title: string }>({
    id: 'centre.orders.payFor',
    defaultMessage: 'Pay for {title}',
    description: 'Name of the button that pays',
  }),
  cancelOrder: defineMessage<{ title: string }>({
    id: 'centre.orders.cancelOrder',
    defaultMessage: 'Cancel the order of {title}',
    description: 'Name of the button that cancels',
  }),
  receiptOf: defineMessage<{ title: string }>({
    id: 'centre.orders.receiptOf',
    defaultMessage: 'Receipt of {title}',
    description: 'Name of the link to the receipt; it opens in a new tab',
  }),
  giveBackNamed: defineMessage<{ title: string }>({
    id: 'centre.orders.giveBackNamed',
    defaultMessage: 'Give back {title}',
    description: 'Name of the button that returns',
  }),
};
