import { defineMessages } from '@boardwalk/app-shell/language';

export const kindMessages = defineMessages({
  addressProof: {
    id: 'mailKind.addressProof',
    defaultMessage: 'Confirm an address',
    description: 'What a mail is about',
  },
  passwordReset: {
    id: 'mailKind.passwordReset',
    defaultMessage: 'New password',
    description: 'What a mail is about',
  },
  reviewPassed: {
    id: 'mailKind.reviewPassed',
    defaultMessage: 'Work published',
    description: 'What a mail is about',
  },
  reviewNotPassed: {
    id: 'mailKind.reviewNotPassed',
    defaultMessage: 'Work refused',
    description: 'What a mail is about',
  },
  takenDown: {
    id: 'mailKind.takenDown',
    defaultMessage: 'Work taken down',
    description: 'What a mail is about',
  },
  orderReceipt: {
    id: 'mailKind.orderReceipt',
    defaultMessage: 'Receipt',
    description: 'What a mail is about',
  },
  refund: { id: 'mailKind.refund', defaultMessage: 'Refund', description: 'What a mail is about' },
  payoutAsked: {
    id: 'mailKind.payoutAsked',
    defaultMessage: 'Payout asked for',
    description: 'What a mail is about',
  },
  payoutPaid: {
    id: 'mailKind.payoutPaid',
    defaultMessage: 'Payout paid',
    description: 'What a mail is about',
  },
  payoutRefused: {
    id: 'mailKind.payoutRefused',
    defaultMessage: 'Payout refused',
    description: 'What a mail is about',
  },
  passwordChanged: {
    id: 'mailKind.passwordChanged',
    defaultMessage: 'Password changed',
    description: 'What a mail is about',
  },
  emailChanged: {
    id: 'mailKind.emailChanged',
    defaultMessage: 'E-mail address changed',
    description: 'What a mail is about',
  },
  serviceTokenCreated: {
    id: 'mailKind.serviceTokenCreated',
    defaultMessage: 'Service token created',
    description: 'What a mail is about',
  },
  secondStep: {
    id: 'mailKind.secondStep',
    defaultMessage: 'Two-step log-in',
    description: 'What a mail is about',
  },
  passkey: {
    id: 'mailKind.passkey',
    defaultMessage: 'Passkeys',
    description: 'What a mail is about',
  },
  provider: {
    id: 'mailKind.provider',
    defaultMessage: 'Log-in with other services',
    description: 'What a mail is about',
  },
  exportReady: {
    id: 'mailKind.exportReady',
    defaultMessage: 'Export ready',
    description: 'What a mail is about',
  },
  commentNotice: {
    id: 'mailKind.commentNotice',
    defaultMessage: 'Comment',
    description: 'What a mail is about',
  },
  webhookCreated: {
    id: 'mailKind.webhookCreated',
    defaultMessage: 'Webhook created',
    description: 'What a mail is about',
  },
  webhookMoved: {
    id: 'mailKind.webhookMoved',
    defaultMessage: 'Webhook changed',
    description: 'What a mail is about',
  },
  webhookDisabled: {
    id: 'mailKind.webhookDisabled',
    defaultMessage: 'Webhook switched off',
    description: 'What a mail is about',
  },
  accountDeleted: {
    id: 'mailKind.accountDeleted',
    defaultMessage: 'Account deleted',
    description: 'What a mail is about',
  },
  test: { id: 'mailKind.test', defaultMessage: 'Test mail', description: 'What a mail is about' },
});
