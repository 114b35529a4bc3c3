import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  title: {
    id: 'limit.title',
    defaultMessage: 'This team’s plan is full',
    description: 'Title of the create-file-limit dialog',
  },
  textUnknown: {
    id: 'limit.textUnknown',
    defaultMessage: 'Become a VIP to create more files, or move some to the trash.',
    description: 'What to do, when the numbers are not known',
  },
  close: {
    id: 'limit.close',
    defaultMessage: 'Close',
    description: 'Button: close the dialog',
  },
  compare: {
    id: 'limit.compare',
    defaultMessage: 'Free and VIP compared',
    description: 'Name of the table, spoken',
  },
  feature: {
    id: 'limit.feature',
    defaultMessage: 'What you get',
    description: "Head of the table's first column",
  },
  free: {
    id: 'limit.free',
    defaultMessage: 'Free',
    description: 'Head of a column: the free plan',
  },
  vip: {
    id: 'limit.vip',
    defaultMessage: 'VIP',
    description: 'Head of a column: the paid plan',
  },
  editableFiles: {
    id: 'limit.editableFiles',
    defaultMessage: 'Editable files in the team',
    description: 'Row of the table',
  },
  visitors: {
    id: 'limit.visitors',
    defaultMessage: 'Visitors working together on a file',
    description: 'Row of the table',
  },
  unlimited: {
    id: 'limit.unlimited',
    defaultMessage: 'Unlimited',
    description: 'Value of the table',
  },
  notNow: {
    id: 'limit.notNow',
    defaultMessage: 'Not now',
    description: 'Button: close the dialog',
  },
  payment: { id: 'limit.payment', defaultMessage: 'Payment', description: 'Name of the payment dialog' },
  paymentLoading: {
    id: 'limit.paymentLoading',
    defaultMessage: 'Loading',
    description: 'The checkout is loading, spoken',
  },
  paymentFailed: {
    id: 'limit.paymentFailed',
    defaultMessage: 'The checkout could not be loaded',
    description: 'The checkout did not come, or took too long; a button to try again follows',
  },
  paymentRetry: {
    id: 'limit.paymentRetry',
    defaultMessage: 'Try again',
    description: 'Button: load the checkout again',
  },
  paid: {
    id: 'limit.paid',
    defaultMessage: 'Thank you. You are a VIP now.',
    description: 'Toast: a membership was paid for',
  },
  openVip: {
    id: 'limit.openVip',
    defaultMessage: 'Become a VIP',
    description: 'Button: opens the plans on sale',
  },
});

/** Words of the dialog that says that a plan is full. */
export const messages = {
  ...plain,
  text: defineMessage<{ current: number; limit: number }>({
    id: 'limit.text',
    defaultMessage:
      '{current, plural, one {It holds # editable file} other {It holds # editable files}} of {limit}. Become a VIP to create more, or move files to the trash.',
    description: 'What is full and what to do',
  }),
  textAsk: defineMessage<{ owner: string }>({
    id: 'limit.textAsk',
    defaultMessage:
      '{owner} and the managers of this team can make it a VIP team. Ask one of them, or move files to the trash.',
    description:
      'What is full and what to do, for a member who may not buy a plan for the team; its owner is named',
  }),
};
