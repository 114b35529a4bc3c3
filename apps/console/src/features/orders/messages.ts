import { defineMessages } from '@boardwalk/app-shell/language';

export const orderMessages = defineMessages({
  title: { id: 'order.title', defaultMessage: 'Orders', description: 'Title of the page' },
  refunds: {
    id: 'order.refunds',
    defaultMessage: 'Refunds',
    description: 'Tab and title of the page: payments that go back',
  },
  views: {
    id: 'order.views',
    defaultMessage: 'Orders and refunds',
    description: 'Names the tabs of the page, spoken',
  },
  person: {
    id: 'order.person',
    defaultMessage: 'Orders of: name, email address, mobile number or ID',
    description: 'Field that finds a person, to see their orders',
  },
  showPeople: {
    id: 'order.showPeople',
    defaultMessage: 'Show people',
    description: 'Button in the field: opens the list',
  },
  everybody: {
    id: 'order.everybody',
    defaultMessage: 'Show the orders of everybody',
    description: 'Button in the field: takes the person away',
  },
  nobody: { id: 'order.nobody', defaultMessage: 'Nobody was found', description: 'In the list of people' },
  looking: { id: 'order.looking', defaultMessage: 'Searching…', description: 'In the list of people' },
  lookFailed: {
    id: 'order.lookFailed',
    defaultMessage: 'The search failed.',
    description: 'In the list of people',
  },
  lookAgain: {
    id: 'order.lookAgain',
    defaultMessage: 'Try again',
    description: 'In the list of people: searches once more',
  },
  buyer: {
    id: 'order.buyer',
    defaultMessage: 'Buyer',
    description: 'Header of a column: who ordered it',
  },
  ordersOf: {
    id: 'order.ordersOf',
    defaultMessage: 'Orders of {name}',
    description: 'Names the link on the name of a buyer, spoken',
  },
  inactive: {
    id: 'order.inactive',
    defaultMessage: 'Account closed',
    description: 'Mark of a buyer who cannot log in any more',
  },
  seeRefund: {
    id: 'order.seeRefund',
    defaultMessage: 'See the refund',
    description: 'Link to what became of the refund of an order',
  },
  seeRefundOf: {
    id: 'order.seeRefundOf',
    defaultMessage: 'See the refund of {name}',
    description: 'Names the link, spoken',
  },
  none: {
    id: 'order.none',
    defaultMessage: 'There are no such orders',
    description: 'Title of the empty list',
  },
  allStates: {
    id: 'order.allStates',
    defaultMessage: 'All states',
    description: 'Choice: no filter by state',
  },
  state: {
    id: 'order.state',
    defaultMessage: 'State',
    description: 'Header of a column, and name of the filter',
  },
  order: { id: 'order.order', defaultMessage: 'Order', description: 'Header of a column' },
  amount: { id: 'order.amount', defaultMessage: 'Amount', description: 'Header of a column' },
  time: {
    id: 'order.time',
    defaultMessage: 'Ordered',
    description: 'Header of a column: when it was ordered',
  },
  created: { id: 'order.created', defaultMessage: 'Created', description: 'State of an order' },
  paying: { id: 'order.paying', defaultMessage: 'Being paid', description: 'State of an order' },
  paid: { id: 'order.paid', defaultMessage: 'Paid', description: 'State of an order' },
  refunding: {
    id: 'order.refunding',
    defaultMessage: 'Refund under way',
    description: 'State of an order: the money is on its way',
  },
  refunded: { id: 'order.refunded', defaultMessage: 'Refunded', description: 'State of an order' },
  cancelled: { id: 'order.cancelled', defaultMessage: 'Cancelled', description: 'State of an order' },
  expired: { id: 'order.expired', defaultMessage: 'Expired', description: 'State of an order' },
  refund: { id: 'order.refund', defaultMessage: 'Refund', description: 'Button, and header of its column' },
  refundOf: {
    id: 'order.refundOf',
    defaultMessage: 'Refund {name}',
    description: 'Names the button, spoken',
  },
  refundTitle: {
    id: 'order.refundTitle',
    defaultMessage: 'Refund “{name}”',
    description: 'Title of the dialog',
  },
  refundText: {
    id: 'order.refundText',
    defaultMessage:
      'What was bought is taken back, the money is sent back whole, and the seller’s income is reversed.',
    description: 'Text of the dialog',
  },
  refundDone: { id: 'order.refundDone', defaultMessage: 'The refund is under way.', description: 'Toast' },
  reason: {
    id: 'order.reason',
    defaultMessage: 'Reason, for the records',
    description: 'Label of the field',
  },
  reasonMissing: {
    id: 'order.reasonMissing',
    defaultMessage: 'Say why the order is refunded.',
    description: 'The reason was left empty',
  },
  reasonTooLong: {
    id: 'order.reasonTooLong',
    defaultMessage: 'Use at most {limit, number} characters.',
    description: 'The reason is too long',
  },
  cancel: { id: 'order.cancel', defaultMessage: 'Cancel', description: 'Button: leaves the dialog' },
  close: { id: 'order.close', defaultMessage: 'Close', description: 'Button: closes the dialog' },
});
