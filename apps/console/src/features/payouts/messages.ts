import { defineMessages } from '@boardwalk/app-shell/language';

export const payoutMessages = defineMessages({
  title: { id: 'payout.title', defaultMessage: 'Payouts', description: 'Title of the page' },
  none: {
    id: 'payout.none',
    defaultMessage: 'There are no such payouts',
    description: 'Title of the empty list',
  },
  allStates: {
    id: 'payout.allStates',
    defaultMessage: 'All states',
    description: 'Choice: no filter by state',
  },
  state: {
    id: 'payout.state',
    defaultMessage: 'State',
    description: 'Header of a column, and name of the filter',
  },
  asked: { id: 'payout.asked', defaultMessage: 'To be paid', description: 'State of a payout' },
  paid: { id: 'payout.paid', defaultMessage: 'Paid', description: 'State of a payout' },
  refused: { id: 'payout.refused', defaultMessage: 'Refused', description: 'State of a payout' },
  creator: { id: 'payout.creator', defaultMessage: 'Creator', description: 'Header of a column: who asked' },
  inactive: {
    id: 'payout.inactive',
    defaultMessage: 'Account closed',
    description: 'Mark of a creator whose account is deactivated or deleted',
  },
  payee: { id: 'payout.payee', defaultMessage: 'Where to', description: 'Header of a column: where to pay' },
  amount: { id: 'payout.amount', defaultMessage: 'Amount', description: 'Header of a column' },
  time: {
    id: 'payout.time',
    defaultMessage: 'Asked',
    description: 'Header of a column: when it was asked for',
  },
  settle: { id: 'payout.settle', defaultMessage: 'Settle', description: 'Header of the column of buttons' },
  pay: {
    id: 'payout.pay',
    defaultMessage: 'Pay',
    description: 'Button: claims the payout and asks for the reference of the transfer',
  },
  markPaid: {
    id: 'payout.markPaid',
    defaultMessage: 'Mark as paid',
    description: 'Button of the dialog: records the transfer',
  },
  claimedBy: {
    id: 'payout.claimedBy',
    defaultMessage: '{name} is paying this, until {until}',
    description: 'In place of the buttons: another admin has claimed the payout',
  },
  claimedByYou: {
    id: 'payout.claimedByYou',
    defaultMessage: 'You are paying this, until {until}',
    description: 'Mark of a payout that the reader has claimed',
  },
  claimedText: {
    id: 'payout.claimedText',
    defaultMessage: 'No other admin can pay this until {until}. It stays with you when you close this.',
    description: 'In the dialog: what the claim means',
  },
  release: {
    id: 'payout.release',
    defaultMessage: 'Not paid, release it',
    description: 'Button: no money was transferred, another admin may pay',
  },
  releaseOf: {
    id: 'payout.releaseOf',
    defaultMessage: 'Not paid, release it: payout of {name}',
    description: 'Name of the button',
  },
  payOf: {
    id: 'payout.payOf',
    defaultMessage: 'Pay the payout of {name}',
    description: 'Name of the button, and title of its dialog',
  },
  payText: {
    id: 'payout.payText',
    defaultMessage: 'Transfer the money now, then write down the reference. The creator is notified by mail.',
    description: 'What the dialog does',
  },
  reference: {
    id: 'payout.reference',
    defaultMessage: 'Reference of the transfer',
    description: 'Field of the dialog',
  },
  refuse: { id: 'payout.refuse', defaultMessage: 'Refuse', description: 'Button: refuses the payout' },
  refuseOf: {
    id: 'payout.refuseOf',
    defaultMessage: 'Refuse the payout of {name}',
    description: 'Name of the button, and title of its dialog',
  },
  refuseText: {
    id: 'payout.refuseText',
    defaultMessage: 'The amount goes back to the creator’s balance. They get a mail with the reason.',
    description: 'What refusing does',
  },
  reason: { id: 'payout.reason', defaultMessage: 'Reason', description: 'Field of the dialog' },
  needed: {
    id: 'payout.needed',
    defaultMessage: 'Write 1 to {limit} characters.',
    description: 'The field is empty or too long',
  },
  done: { id: 'payout.done', defaultMessage: 'Settled', description: 'Toast: the payout is settled' },
  cancel: { id: 'payout.cancel', defaultMessage: 'Cancel', description: 'Button: leave the dialog' },
  close: { id: 'payout.close', defaultMessage: 'Close', description: 'Button: leave the dialog' },
});
