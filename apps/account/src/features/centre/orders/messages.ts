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
  giveBack: { id: 'centre.orders.giveBack', defaultMessage: 'Give back', description: 'Returns a template' },
  open: {
    id: 'centre.orders.open',
    defaultMessage: 'Open the template',
    description: 'Leads to what was bought',
  },
  checkout: {
    id: 'centre.pay.checkout',
    defaultMessage: 'Payment',
    description: 'Names the dialog of the checkout',
  },
  checkoutFailed: {
    id: 'centre.pay.checkoutFailed',
    defaultMessage: 'The payment page could not be loaded',
    description: 'The payment page did not come, or took too long; a button to try again follows',
  },
  confirmTitle: {
    id: 'centre.pay.confirm',
    defaultMessage: 'Your order',
    description: 'Title of the dialog before paying',
  },
  youHave: {
    id: 'centre.pay.owned',
    defaultMessage: 'You have this already.',
    description: 'What was to be bought is owned',
  },
  notForSale: {
    id: 'centre.pay.notForSale',
    defaultMessage: 'This is not for sale.',
    description: 'What was to be bought is not sold',
  },
  closed: {
    id: 'centre.pay.closed',
    defaultMessage: 'Nothing was paid, and the order is closed.',
    description: 'The order is over',
  },
  confirming: {
    id: 'centre.pay.confirming',
    defaultMessage: 'The payment is being confirmed. This takes a moment; you can look again under Orders.',
    description: 'The provider has not confirmed yet',
  },
});

/** Words of orders and of paying for them. */
export const orderMessages = {
  ...plain,
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
  giveBackNamed: defineMessage<{ title: string }>({
    id: 'centre.orders.giveBackNamed',
    defaultMessage: 'Give back {title}',
    description: 'Name of the button that returns',
  }),
  payPrice: defineMessage<{ price: string }>({
    id: 'centre.pay.price',
    defaultMessage: 'Pay {price}',
    description: 'Goes on to the checkout',
  }),
  thanks: defineMessage<{ title: string }>({
    id: 'centre.pay.thanks',
    defaultMessage: 'Thank you. {title} is yours.',
    description: 'The payment went through',
  }),
  notPaid: defineMessage<{ time: string }>({
    id: 'centre.pay.notPaid',
    defaultMessage: 'Nothing was paid. The order stays open until {time}.',
    description: 'The checkout was left',
  }),
};
