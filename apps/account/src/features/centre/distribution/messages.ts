import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  title: { id: 'centre.payouts.title', defaultMessage: 'Payouts', description: 'Title' },
  hint: {
    id: 'centre.payouts.hint',
    defaultMessage: 'What your templates earned is yours once buyers can no longer give them back.',
    description: 'When earnings can be paid out',
  },
  ask: {
    id: 'centre.payouts.ask',
    defaultMessage: 'Ask for a payout',
    description: 'Button, and title of its dialog',
  },
  askText: {
    id: 'centre.payouts.askText',
    defaultMessage:
      'The amount leaves your balance now. We pay it by hand, and the reference of the transfer shows here.',
    description: 'What happens when a payout is asked for',
  },
  none: { id: 'centre.payouts.none', defaultMessage: 'No payouts yet.', description: 'There are none' },
  asked: { id: 'centre.payouts.asked', defaultMessage: 'On its way', description: 'State: it waits' },
  paid: { id: 'centre.payouts.paid', defaultMessage: 'Paid', description: 'State: it was paid' },
  refused: { id: 'centre.payouts.refused', defaultMessage: 'Refused', description: 'State: it was refused' },
  payee: { id: 'centre.payouts.payee', defaultMessage: 'Where to', description: 'Field: where to pay' },
  payeeHint: {
    id: 'centre.payouts.payeeHint',
    defaultMessage: 'Name and number of an account. Those who pay see it.',
    description: 'Hint of the field',
  },
});

/** Words of payouts. */
export const distributionMessages = {
  ...plain,
  least: defineMessage<{ least: string }>({
    id: 'centre.payouts.least',
    defaultMessage: 'From {least} on it can be paid out.',
    description: 'There is too little to pay out',
  }),
  amount: defineMessage<{ currency: string }>({
    id: 'centre.payouts.amount',
    defaultMessage: 'Amount in {currency}',
    description: 'Field: how much; the currency is a code such as CNY',
  }),
  amountWrong: defineMessage<{ least: string; most: string }>({
    id: 'centre.payouts.amountWrong',
    defaultMessage: 'An amount from {least} to {most}.',
    description: 'The amount is none, too small or too large',
  }),
  payeeWrong: defineMessage<{ limit: number }>({
    id: 'centre.payouts.payeeWrong',
    defaultMessage: 'Say where to pay, in at most {limit, number} characters.',
    description: 'It is missing or too long',
  }),
  reference: defineMessage<{ reference: string }>({
    id: 'centre.payouts.reference',
    defaultMessage: 'Reference {reference}',
    description: 'Reference of the transfer',
  }),
};
