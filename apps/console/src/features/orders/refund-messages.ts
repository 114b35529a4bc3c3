import { defineMessages } from '@boardwalk/app-shell/language';

export const refundMessages = defineMessages({
  title: { id: 'refund.title', defaultMessage: 'Refunds', description: 'Names the table, spoken' },
  open: {
    id: 'refund.open',
    defaultMessage: 'Not done',
    description: 'Choice of the filter: refunds in any state but done',
  },
  allStates: {
    id: 'refund.allStates',
    defaultMessage: 'All states',
    description: 'Choice: no filter by state',
  },
  none: {
    id: 'refund.none',
    defaultMessage: 'There are no such refunds',
    description: 'Title of the empty list',
  },
  noneOpen: {
    id: 'refund.noneOpen',
    defaultMessage: 'All refunds are done',
    description: 'Title of the empty list of refunds that are not done',
  },
  ofAllOrders: {
    id: 'refund.ofAllOrders',
    defaultMessage: 'Only of order {order}: show all orders',
    description: 'Button: takes the filter by order away',
  },
  asked: {
    id: 'refund.asked',
    defaultMessage: 'Refund waits',
    description: 'State of a refund: it is sent to the payment provider when its time comes',
  },
  sent: {
    id: 'refund.sent',
    defaultMessage: 'Refund at the provider',
    description: 'State of a refund: the payment provider has taken it on',
  },
  failed: {
    id: 'refund.failed',
    defaultMessage: 'Refund failed',
    description: 'State of a refund: the payment provider cannot make it',
  },
  owed: {
    id: 'refund.owed',
    defaultMessage: 'Refund owed',
    description: 'State of a refund: the money came back to this site after it was booked as refunded',
  },
  done: {
    id: 'refund.done',
    defaultMessage: 'Refund done',
    description: 'State of a refund: the money is with the buyer',
  },
  byBuyer: {
    id: 'refund.byBuyer',
    defaultMessage: 'Given back by the buyer',
    description: 'Why there is a refund',
  },
  byAdmin: {
    id: 'refund.byAdmin',
    defaultMessage: 'Refunded by an admin',
    description: 'Why there is a refund',
  },
  stray: {
    id: 'refund.stray',
    defaultMessage: 'A payment that could not be accepted',
    description: 'Why there is a refund: such as a payment for a cancelled order',
  },
  byProvider: {
    id: 'refund.byProvider',
    defaultMessage: 'Made at the payment provider',
    description: 'Why there is a refund',
  },
  order: { id: 'refund.order', defaultMessage: 'Order', description: 'Header of a column' },
  buyer: {
    id: 'refund.buyer',
    defaultMessage: 'Buyer',
    description: 'Header of a column: who gets the money',
  },
  amount: { id: 'refund.amount', defaultMessage: 'Amount', description: 'Header of a column' },
  cause: {
    id: 'refund.cause',
    defaultMessage: 'Why',
    description: 'Header of a column: whose wish the refund was',
  },
  state: {
    id: 'refund.state',
    defaultMessage: 'State',
    description: 'Header of a column, and name of the filter',
  },
  progress: {
    id: 'refund.progress',
    defaultMessage: 'Attempts',
    description: 'Header of a column: how often it was sent, with what result, and when it is sent next',
  },
  actions: {
    id: 'refund.actions',
    defaultMessage: 'What to do',
    description: 'Header of the column of buttons',
  },
  attempts: {
    id: 'refund.attempts',
    defaultMessage: '{count, plural, =0 {Not sent yet} =1 {Sent once} other {Sent # times}}',
    description: 'How often a refund was sent to the payment provider',
  },
  next: {
    id: 'refund.next',
    defaultMessage: 'Next attempt: {time}',
    description: 'When a refund is sent again',
  },
  byHand: {
    id: 'refund.byHand',
    defaultMessage: 'By hand, {name}: {note}',
    description: 'Which admin sent the money back by hand, and their note',
  },
  retry: {
    id: 'refund.retry',
    defaultMessage: 'Send again',
    description: 'Button: sends a refund to the payment provider now',
  },
  retryOf: {
    id: 'refund.retryOf',
    defaultMessage: 'Send again: refund of {name}',
    description: 'Names the button, spoken',
  },
  lookUp: {
    id: 'refund.lookUp',
    defaultMessage: 'Ask the provider',
    description: 'Button: asks the payment provider what became of a refund',
  },
  lookUpOf: {
    id: 'refund.lookUpOf',
    defaultMessage: 'Ask the provider: refund of {name}',
    description: 'Names the button, spoken',
  },
  retryDone: {
    id: 'refund.retryDone',
    defaultMessage: 'The refund is done.',
    description: 'Toast after a refund was sent again',
  },
  retrySent: {
    id: 'refund.retrySent',
    defaultMessage: 'The refund is at the payment provider, which reports when it is done.',
    description: 'Toast after a refund was sent again',
  },
  retryAsked: {
    id: 'refund.retryAsked',
    defaultMessage: 'The payment provider did not take the refund now. It is sent again by itself.',
    description: 'Toast after a refund was sent again',
  },
  retryFailed: {
    id: 'refund.retryFailed',
    defaultMessage:
      'The payment provider cannot make this refund. Send the money another way, then settle it by hand.',
    description: 'Toast after a refund was sent again',
  },
  settle: {
    id: 'refund.settle',
    defaultMessage: 'Settle by hand',
    description: 'Button: records that the money went back by hand',
  },
  settleOf: {
    id: 'refund.settleOf',
    defaultMessage: 'Settle by hand: refund of {name}',
    description: 'Names the button, spoken',
  },
  settleTitle: {
    id: 'refund.settleTitle',
    defaultMessage: 'Settle the refund of {name} by hand',
    description: 'Title of the dialog; {name} is the buyer',
  },
  settleFirst: {
    id: 'refund.settleFirst',
    defaultMessage:
      'First send {amount} to {name} in a way that works. This dialog sends no money; it records that you have.',
    description: 'Text of the dialog',
  },
  settleUnknown: {
    id: 'refund.settleUnknown',
    defaultMessage:
      'The payment is at a provider that this site no longer uses. Look there first: the refund may have gone through, or can be made there.',
    description: 'Text of the dialog, where nobody knows whether the provider made the refund',
  },
  settleGoods: {
    id: 'refund.settleGoods',
    defaultMessage: 'What was bought is then taken back from the buyer, and the seller’s income is reversed.',
    description: 'Text of the dialog: what recording it does',
  },
  settleBooks: {
    id: 'refund.settleBooks',
    defaultMessage: 'The order stays as it is.',
    description: 'Text of the dialog: what recording it does',
  },
  settled: {
    id: 'refund.settled',
    defaultMessage: 'The refund is settled.',
    description: 'Toast',
  },
  note: {
    id: 'refund.note',
    defaultMessage: 'How and when the money went back',
    description: 'Label of the field',
  },
  noteHint: {
    id: 'refund.noteHint',
    defaultMessage:
      'For the records, such as the reference of the transfer. No account numbers: admins can read it permanently.',
    description: 'Under the field',
  },
  noteMissing: {
    id: 'refund.noteMissing',
    defaultMessage: 'Say how the money went back.',
    description: 'The note was left empty',
  },
});
