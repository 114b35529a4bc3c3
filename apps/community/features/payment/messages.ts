import { defineMessages } from '#shared/language/define-messages.ts';

export const paymentMessages = defineMessages({
  title: { id: 'payment.title', defaultMessage: 'Payment', description: 'Name of the payment dialog' },
  close: { id: 'payment.close', defaultMessage: 'Close', description: 'Button: close the payment dialog' },
  loading: {
    id: 'payment.loading',
    defaultMessage: 'Loading',
    description: 'The checkout is loading, spoken',
  },
  notLoaded: {
    id: 'payment.notLoaded',
    defaultMessage: 'The checkout could not be loaded',
    description: 'The checkout did not come, or took too long; a button to try again follows',
  },
  retry: { id: 'payment.retry', defaultMessage: 'Try again', description: 'Button: load the checkout again' },
  paid: {
    id: 'payment.paid',
    defaultMessage: 'Thank you. It is yours now.',
    description: 'Toast: a payment was confirmed',
  },
  teamTemplates: {
    id: 'payment.teamTemplates',
    defaultMessage: 'See its templates',
    description: 'Button of that toast, after a purchase for a team: leads to the templates of the team',
  },
  paidForTeam: {
    id: 'payment.paidForTeam',
    defaultMessage: 'Thank you. {team} has it now.',
    description: 'Toast: a payment for a team was confirmed; the name of the team',
  },
});
