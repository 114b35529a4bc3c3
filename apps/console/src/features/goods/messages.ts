import { defineMessages } from '@boardwalk/app-shell/language';

export const goodsMessages = defineMessages({
  title: { id: 'goods.title', defaultMessage: 'Goods', description: 'Title: plans and memberships' },
  shown: {
    id: 'goods.shown',
    defaultMessage: 'Which goods are shown',
    description: 'Names the tabs, spoken',
  },
  onSale: { id: 'goods.onSale', defaultMessage: 'On sale', description: 'Tab: goods that are sold' },
  retired: {
    id: 'goods.retired',
    defaultMessage: 'Retired',
    description: 'Tab: goods that are not sold any more',
  },
  noneOnSale: {
    id: 'goods.noneOnSale',
    defaultMessage: 'Nothing is on sale',
    description: 'Title of the empty list',
  },
  noneRetired: {
    id: 'goods.noneRetired',
    defaultMessage: 'Nothing is retired',
    description: 'Title of the empty list',
  },
  choose: {
    id: 'goods.choose',
    defaultMessage: 'Choose goods from the list, or add new ones.',
    description: 'In place of the form while nothing is chosen',
  },
  add: { id: 'goods.add', defaultMessage: 'Add', description: 'Button: new goods' },
  newGoods: { id: 'goods.newGoods', defaultMessage: 'New goods', description: 'Title of the form' },
  back: { id: 'goods.back', defaultMessage: 'All goods', description: 'Link back to the list' },
  id: { id: 'goods.id', defaultMessage: 'ID', description: 'Label: the name of goods for computers' },
  idText: {
    id: 'goods.idText',
    defaultMessage:
      'Stands on orders and cannot be changed later: 2 to 40 small letters, digits and single hyphens.',
    description: 'Under the field',
  },
  idWrong: {
    id: 'goods.idWrong',
    defaultMessage:
      'Use 2 to 40 small letters, digits and single hyphens, such as plan-month. It must not begin with “template-”.',
    description: 'Under the field: the id is none',
  },
  kind: { id: 'goods.kind', defaultMessage: 'What it gives', description: 'Label of the choice' },
  plan: { id: 'goods.plan', defaultMessage: 'A plan for some days', description: 'Choice: kind of goods' },
  lifetime: {
    id: 'goods.lifetime',
    defaultMessage: 'Lifetime membership',
    description: 'Choice, and in the list: kind of goods',
  },
  runs: {
    id: 'goods.runs',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
    description: 'In the list: how long a plan runs',
  },
  names: {
    id: 'goods.names',
    defaultMessage: 'Name',
    description: 'Above the fields, one for each language',
  },
  nameIn: {
    id: 'goods.nameIn',
    defaultMessage: 'Name ({language})',
    description: 'In the history: the name in a language changed',
  },
  price: {
    id: 'goods.price',
    defaultMessage: 'Price ({currency})',
    description: 'Label of the field, with the code of the currency',
  },
  priceText: {
    id: 'goods.priceText',
    defaultMessage: 'For later orders. Orders that were placed keep their price.',
    description: 'Under the field',
  },
  priceLeast: { id: 'goods.priceLeast', defaultMessage: 'At least {least}.', description: 'Under the field' },
  priceMost: { id: 'goods.priceMost', defaultMessage: 'At most {most}.', description: 'Under the field' },
  priceWrong: {
    id: 'goods.priceWrong',
    defaultMessage: 'Give a price from {least} to {most}.',
    description: 'Under the field',
  },
  days: { id: 'goods.days', defaultMessage: 'Days', description: 'Label: how many days a plan runs' },
  daysText: {
    id: 'goods.daysText',
    defaultMessage: 'How long one purchase runs.',
    description: 'Under the field',
  },
  daysWrong: {
    id: 'goods.daysWrong',
    defaultMessage: 'From {min, number} to {max, number} days.',
    description: 'Under the field',
  },
  place: { id: 'goods.place', defaultMessage: 'Place in the list', description: 'Label of the field' },
  placeText: {
    id: 'goods.placeText',
    defaultMessage: 'Goods with smaller numbers come first.',
    description: 'Under the field',
  },
  added: { id: 'goods.added', defaultMessage: 'The goods are on sale.', description: 'Toast' },
  retire: {
    id: 'goods.retire',
    defaultMessage: 'Take off sale',
    description: 'Button: the goods are sold no more',
  },
  retireTitle: {
    id: 'goods.retireTitle',
    defaultMessage: 'Take “{name}” off sale?',
    description: 'Title of the question',
  },
  retireText: {
    id: 'goods.retireText',
    defaultMessage:
      'Nobody can order it any more. Open orders can still be paid, and those who have it keep it.',
    description: 'Text of the question',
  },
  cancel: { id: 'goods.cancel', defaultMessage: 'Cancel', description: 'Button: leaves the question' },
  retireDone: { id: 'goods.retireDone', defaultMessage: 'The goods are off sale.', description: 'Toast' },
  retiredSince: {
    id: 'goods.retiredSince',
    defaultMessage: 'Off sale since {date}',
    description: 'Mark beside the title',
  },
  sellAgain: {
    id: 'goods.sellAgain',
    defaultMessage: 'Save and sell again',
    description: 'Button of retired goods',
  },
  soldAgain: { id: 'goods.soldAgain', defaultMessage: 'The goods are on sale again.', description: 'Toast' },
  history: {
    id: 'goods.history',
    defaultMessage: 'History',
    description: 'Title: what admins did to the goods',
  },
  noHistory: {
    id: 'goods.noHistory',
    defaultMessage: 'Nobody has changed them yet',
    description: 'Title of the empty history',
  },
  didCreate: { id: 'goods.didCreate', defaultMessage: 'Put on sale', description: 'In the history' },
  didUpdate: { id: 'goods.didUpdate', defaultMessage: 'Changed', description: 'In the history' },
  didSellAgain: {
    id: 'goods.didSellAgain',
    defaultMessage: 'Put on sale again',
    description: 'In the history',
  },
  didRetire: { id: 'goods.didRetire', defaultMessage: 'Taken off sale', description: 'In the history' },
});
