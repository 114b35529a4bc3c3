import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  title: { id: 'receipt.title', defaultMessage: 'Receipt', description: 'Title of the receipt' },
  toOrders: { id: 'receipt.toOrders', defaultMessage: 'All orders', description: 'Link to the orders' },
  print: {
    id: 'receipt.print',
    defaultMessage: 'Print',
    description: 'Button: opens the print dialog of the browser',
  },
  download: {
    id: 'receipt.download',
    defaultMessage: 'Download as PDF',
    description: 'Button: saves the receipt as a file',
  },
  downloadFailed: {
    id: 'receipt.downloadFailed',
    defaultMessage: 'The file could not be made. Try again, or print the receipt.',
    description: 'Making the PDF file failed',
  },
  none: {
    id: 'receipt.none',
    defaultMessage: 'There is no such order of yours.',
    description: 'The order is unknown, or somebody else’s',
  },
  unpaid: {
    id: 'receipt.unpaid',
    defaultMessage: 'This order is not paid, so it has no receipt.',
    description: 'The order was not paid',
  },
  number: { id: 'receipt.number', defaultMessage: 'Order', description: 'Before the number of the order' },
  paidAt: { id: 'receipt.paidAt', defaultMessage: 'Paid', description: 'Before the time of the payment' },
  buyer: {
    id: 'receipt.buyer',
    defaultMessage: 'Buyer',
    description: 'Before name and address of the buyer',
  },
  team: { id: 'receipt.team', defaultMessage: 'For the team', description: 'Before the name of the team' },
  seller: { id: 'receipt.seller', defaultMessage: 'Sold by', description: 'Before the name of the site' },
  item: { id: 'receipt.item', defaultMessage: 'Item', description: 'Head of a column: what was bought' },
  amount: { id: 'receipt.amount', defaultMessage: 'Amount', description: 'Head of a column: its price' },
  total: { id: 'receipt.total', defaultMessage: 'Total', description: 'The sum of the receipt' },
  returning: {
    id: 'receipt.returning',
    defaultMessage: 'Given back; the money is on its way.',
    description: 'The order is being refunded',
  },
});

/** Words of a receipt. */
export const receiptMessages = {
  ...plain,
  returned: defineMessage<{ time: string }>({
    id: 'receipt.returned',
    defaultMessage: 'Given back; the money was returned {time}.',
    description: 'The order was refunded; the time is a day and an hour',
  }),
};
