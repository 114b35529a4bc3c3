import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  teamNotYours: {
    id: 'checkout.teamNotYours',
    defaultMessage: 'You cannot buy a plan for this team. Its owner and its admins can.',
    description:
      'In place of the plans, when the team that the address names is not one the reader may buy for',
  },
  forSelfInstead: {
    id: 'checkout.forSelfInstead',
    defaultMessage: 'See plans for yourself',
    description: 'Button below: look at the plans for oneself instead of the team',
  },
  titlePlans: {
    id: 'checkout.title.plans',
    defaultMessage: 'Become a VIP',
    description: 'Title over the plans',
  },
  title: { id: 'centre.pay.confirm', defaultMessage: 'Your order', description: 'Title over paying' },
  payment: {
    id: 'centre.pay.checkout',
    defaultMessage: 'Payment',
    description: 'Names the frame of the payment page',
  },
  checkoutFailed: {
    id: 'centre.pay.checkoutFailed',
    defaultMessage: 'The payment page could not be loaded',
    description: 'The payment page did not come, or took too long; a button to try again follows',
  },
  starting: {
    id: 'checkout.starting',
    defaultMessage: 'Opening the payment page…',
    description: 'The order is placed and its payment page opened',
  },
  asking: {
    id: 'checkout.asking',
    defaultMessage: 'Looking what became of the payment…',
    description: 'The server is asked whether it was paid',
  },
  youHave: {
    id: 'centre.pay.owned',
    defaultMessage: 'You have this already.',
    description: 'What was to be bought is owned',
  },
  teamHas: {
    id: 'checkout.teamHas',
    defaultMessage: 'The team has this already.',
    description: 'What was to be bought is owned by the chosen team; a link to its templates follows',
  },
  teamTemplates: {
    id: 'checkout.teamTemplates',
    defaultMessage: 'See the team’s templates',
    description: 'Link to the templates that the team has',
  },
  notForSale: {
    id: 'centre.pay.notForSale',
    defaultMessage: 'This is not for sale.',
    description: 'What was to be bought is not sold',
  },
  returnable: {
    id: 'checkout.returnable',
    defaultMessage: 'As long as you have not copied it, you can give it back within seven days.',
    description: 'About a template before it is bought',
  },
  benefitTemplates: {
    id: 'checkout.benefit.templates',
    defaultMessage: 'Every template that is free for members',
    description: 'What a membership brings',
  },
  nothingSold: {
    id: 'checkout.nothingSold',
    defaultMessage: 'No plans are sold here at the moment.',
    description: 'There are no plans',
  },
  plans: { id: 'checkout.plans', defaultMessage: 'Plans on sale', description: 'Names the list of plans' },
  forLife: { id: 'checkout.forLife', defaultMessage: 'For good', description: 'A membership without an end' },
  yours: { id: 'checkout.yours', defaultMessage: 'Yours', description: 'Mark of a plan somebody has' },
  forWhom: {
    id: 'checkout.forWhom',
    defaultMessage: 'For',
    description: 'Label: for whom something is bought',
  },
  forSelf: { id: 'checkout.forSelf', defaultMessage: 'Myself', description: 'A plan for the reader' },
  forSelfHint: {
    id: 'checkout.forSelfHint',
    defaultMessage: 'You become a VIP, and your space and the teams you own have no limits.',
    description: 'What a plan for the reader means',
  },
  templateForSelf: {
    id: 'checkout.templateForSelf',
    defaultMessage: 'You can copy it, for good.',
    description: 'What buying a template for oneself means',
  },
  templateNotYours: {
    id: 'checkout.templateNotYours',
    defaultMessage: 'You cannot buy this template for that team. Its owner and its admins can.',
    description: 'When the team that the address names is not one the reader may buy for',
  },
  templateInstead: {
    id: 'checkout.templateInstead',
    defaultMessage: 'Buy it for yourself',
    description: 'Button below: buy the template for oneself instead of the team',
  },
  returnableByTeam: {
    id: 'checkout.returnableByTeam',
    defaultMessage: 'As long as nobody in the team has copied it, you can give it back within seven days.',
    description: 'About a template before it is bought for a team',
  },
  elsewhere: {
    id: 'checkout.elsewhere',
    defaultMessage: 'The payment page opens in a new tab. Come back here when you have paid.',
    description: 'Before the payment page of another site is opened',
  },
  elsewhereOpened: {
    id: 'checkout.elsewhereOpened',
    defaultMessage: 'Pay in the other tab. As soon as the payment is confirmed, it shows here.',
    description: 'While the payment page of another site is open',
  },
  elsewhereBlocked: {
    id: 'checkout.elsewhereBlocked',
    defaultMessage: 'Your browser did not open the new tab. Open the payment page by this link.',
    description: 'The browser has blocked the new tab; a link to the payment page follows',
  },
  openPayment: {
    id: 'checkout.openPayment',
    defaultMessage: 'Open the payment page',
    description: 'Button: opens the payment page in a new tab',
  },
  paid: { id: 'checkout.paid', defaultMessage: 'Thank you', description: 'Title: the payment is confirmed' },
  waiting: {
    id: 'checkout.waiting',
    defaultMessage: 'Not confirmed yet',
    description: 'Title: the provider has not confirmed the payment',
  },
  confirming: {
    id: 'centre.pay.confirming',
    defaultMessage: 'The payment is being confirmed. This takes a moment; you can look again under Orders.',
    description: 'The provider has not confirmed yet',
  },
  unpaid: { id: 'checkout.unpaid', defaultMessage: 'Not paid', description: 'Title: nothing was paid' },
  over: {
    id: 'checkout.over',
    defaultMessage: 'The order is closed',
    description: 'Title: the order is over',
  },
  closed: {
    id: 'centre.pay.closed',
    defaultMessage: 'Nothing was paid, and the order is closed.',
    description: 'The order was called off, or not paid in time',
  },
  givenBack: {
    id: 'checkout.givenBack',
    defaultMessage: 'It was given back, and the money goes the way it came.',
    description: 'The order was refunded',
  },
  askAgain: {
    id: 'checkout.askAgain',
    defaultMessage: 'Look again',
    description: 'Button: asks once more whether it was paid',
  },
  payNow: {
    id: 'checkout.payNow',
    defaultMessage: 'Pay now',
    description: 'Button: opens the payment again',
  },
  openTemplate: {
    id: 'centre.orders.open',
    defaultMessage: 'Open the template',
    description: 'Leads to what was bought',
  },
  receipt: { id: 'checkout.receipt', defaultMessage: 'Receipt', description: 'Leads to the receipt' },
});

/** Words of choosing, paying and what became of it. */
export const checkoutMessages = {
  ...plain,
  benefitFiles: defineMessage<{ limit: number }>({
    id: 'checkout.benefit.files',
    defaultMessage: 'As many boards as you like, not {limit, number}',
    description: 'What a membership brings, and what the free plan has',
  }),
  benefitVisitors: defineMessage<{ limit: number }>({
    id: 'checkout.benefit.visitors',
    defaultMessage: 'Any number of visitors working together on a board, not {limit, number}',
    description: 'What a membership brings, and what the free plan has',
  }),
  soldBy: defineMessage<{ name: string }>({
    id: 'checkout.soldBy',
    defaultMessage: 'Template by {name}',
    description: 'Who made the template that is sold',
  }),
  runsFor: defineMessage<{ days: number }>({
    id: 'checkout.runsFor',
    defaultMessage: '{days, plural, one {# day} other {# days}}, without renewal',
    description: 'How long a plan runs; it ends by itself',
  }),
  payPrice: defineMessage<{ price: string }>({
    id: 'centre.pay.price',
    defaultMessage: 'Pay {price}',
    description: 'Goes on to the payment',
  }),
  buyNamed: defineMessage<{ name: string; price: string }>({
    id: 'checkout.buyNamed',
    defaultMessage: 'Buy {name} for {price}',
    description: 'Name of the button that buys a plan',
  }),
  thanks: defineMessage<{ title: string }>({
    id: 'checkout.thanks',
    defaultMessage: '{title} is yours.',
    description: 'The payment went through',
  }),
  forTeamHint: defineMessage<{ team: string }>({
    id: 'checkout.forTeamHint',
    defaultMessage: '{team} has no limits, no matter who owns it. Nobody becomes a VIP by that.',
    description: 'What a plan for a team means',
  }),
  templateForTeam: defineMessage<{ team: string }>({
    id: 'checkout.templateForTeam',
    defaultMessage: 'Everyone in {team} can copy it, as long as they are in the team. It costs the same.',
    description: 'What buying a template for a team means',
  }),
  thanksForTeam: defineMessage<{ title: string; team: string }>({
    id: 'checkout.thanksForTeam',
    defaultMessage: '{title} is bought for {team}.',
    description: 'The payment for a team went through',
  }),
  notPaid: defineMessage<{ time: string }>({
    id: 'centre.pay.notPaid',
    defaultMessage: 'Nothing was paid. The order stays open until {time}.',
    description: 'The checkout was left',
  }),
};
