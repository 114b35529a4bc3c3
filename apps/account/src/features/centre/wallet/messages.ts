import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  membership: { id: 'centre.wallet.membership', defaultMessage: 'Membership', description: 'Title' },
  free: { id: 'centre.wallet.free', defaultMessage: 'Free plan', description: 'Without membership' },
  vip: { id: 'centre.wallet.vip', defaultMessage: 'VIP', description: 'With membership' },
  forLife: {
    id: 'centre.wallet.forLife',
    defaultMessage: 'For life',
    description: 'A membership without end',
  },
  private: {
    id: 'centre.wallet.private',
    defaultMessage:
      'Your organisation has its own installation: nothing is limited here, and nothing is sold.',
    description: 'A private deployment',
  },
  plans: { id: 'centre.wallet.plans', defaultMessage: 'Get VIP', description: 'Title over what is sold' },
  plansHint: {
    id: 'centre.wallet.plansHint',
    defaultMessage:
      'As many boards as you like, as many people on them as you like, and every template for members.',
    description: 'What a membership gives',
  },
  buy: { id: 'centre.wallet.buy', defaultMessage: 'Buy', description: 'Buys a plan' },
  owned: { id: 'centre.wallet.owned', defaultMessage: 'Yours', description: 'What is owned for good' },
  nothingSold: {
    id: 'centre.wallet.nothingSold',
    defaultMessage: 'Nothing is for sale here at the moment.',
    description: 'No plans are sold',
  },
  earnings: {
    id: 'centre.wallet.earnings',
    defaultMessage: 'Earnings',
    description: 'Title: sold templates',
  },
  available: { id: 'centre.wallet.available', defaultMessage: 'Yours', description: 'Income that is final' },
  onHold: {
    id: 'centre.wallet.onHold',
    defaultMessage: 'On hold',
    description: 'Income that buyers can still take back',
  },
  onHoldHint: {
    id: 'centre.wallet.onHoldHint',
    defaultMessage: 'What is on hold can still be given back by buyers. After seven days it is yours.',
    description: 'Help about income on hold',
  },
  noEarnings: {
    id: 'centre.wallet.noEarnings',
    defaultMessage: 'Nothing sold yet. Set a price when you publish a template.',
    description: 'There are no sales',
  },
  sale: { id: 'centre.wallet.sale', defaultMessage: 'Sale', description: 'Entry: sold' },
  payout: {
    id: 'centre.wallet.payout',
    defaultMessage: 'Payout',
    description: 'Entry: a payout was asked for',
  },
  payout_refused: {
    id: 'centre.wallet.payoutRefused',
    defaultMessage: 'Payout refused',
    description: 'Entry: it came back',
  },
  refund: { id: 'centre.wallet.refund', defaultMessage: 'Given back', description: 'Entry: refunded' },
});

/** Words of the section about membership and earnings. */
export const walletMessages = {
  ...plain,
  vipUntil: defineMessage<{ time: string }>({
    id: 'centre.wallet.vipUntil',
    defaultMessage: 'Until {time}',
    description: 'Until when a membership runs',
  }),
  files: defineMessage<{ count: number; limit: number }>({
    id: 'centre.wallet.files',
    defaultMessage: '{count, number} of {limit, number} editable boards used',
    description: 'How far a plan is used',
  }),
  filesFree: defineMessage<{ count: number }>({
    id: 'centre.wallet.filesFree',
    defaultMessage: '{count, plural, one {# board} other {# boards}}, without limit',
    description: 'Boards of a plan without limit',
  }),
  days: defineMessage<{ days: number }>({
    id: 'centre.wallet.days',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
    description: 'How long a plan runs',
  }),
  buyNamed: defineMessage<{ name: string; price: string }>({
    id: 'centre.wallet.buyNamed',
    defaultMessage: 'Buy {name} for {price}',
    description: 'Name of the button that buys a plan',
  }),
};
