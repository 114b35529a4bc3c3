import { defineMessages } from '#shared/language/define-messages.ts';

export const limitMessages = defineMessages({
  title: {
    id: 'limit.title',
    defaultMessage: 'This team’s plan is full',
    description: 'Title of the create-file-limit dialog',
  },
  text: {
    id: 'limit.text',
    defaultMessage:
      '{current, plural, one {It holds # editable file} other {It holds # editable files}} of {limit}. Become a VIP to create more, or move files to the trash.',
    description: 'What is full and what to do',
  },
  textUnknown: {
    id: 'limit.textUnknown',
    defaultMessage: 'Become a VIP to create more files, or move some to the trash.',
    description: 'What to do, when the numbers are not known',
  },
  textUnsold: {
    id: 'limit.textUnsold',
    defaultMessage:
      '{current, plural, one {It holds # editable file} other {It holds # editable files}} of {limit}. Move files to the trash to create more.',
    description: 'What is full and what to do, where no plans are sold',
  },
  textUnsoldUnknown: {
    id: 'limit.textUnsoldUnknown',
    defaultMessage: 'Move some files to the trash to create more.',
    description: 'What to do where no plans are sold, when the numbers are not known',
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
  openVip: {
    id: 'limit.openVip',
    defaultMessage: 'Become a VIP',
    description: 'Button: to the memberships',
  },
});
