import { defineMessages } from '#shared/language/define-messages.ts';

export const feedbackMessages = defineMessages({
  title: { id: 'feedback.title', defaultMessage: 'Send feedback', description: 'Title of the dialog' },
  lead: {
    id: 'feedback.lead',
    defaultMessage: 'What is missing, what gets in your way, what do you like? We read everything.',
    description: 'Below the title',
  },
  career: { id: 'feedback.career', defaultMessage: 'Your role', description: 'Label: what one works as' },
  careerNone: {
    id: 'feedback.careerNone',
    defaultMessage: 'Choose a role',
    description: 'Shown while no role is chosen',
  },
  industry: {
    id: 'feedback.industry',
    defaultMessage: 'Your industry',
    description: 'Label: where one works',
  },
  industryNone: {
    id: 'feedback.industryNone',
    defaultMessage: 'Choose an industry',
    description: 'Shown while no industry is chosen',
  },
  description: {
    id: 'feedback.description',
    defaultMessage: 'Your feedback',
    description: 'Label of the text',
  },
  counter: {
    id: 'feedback.counter',
    defaultMessage: '{count, number} / {max, number}',
    description: 'Characters typed of those allowed',
  },
  send: { id: 'feedback.send', defaultMessage: 'Send feedback', description: 'Button: send it' },
  logInAndSend: {
    id: 'feedback.logInAndSend',
    defaultMessage: 'Log in and send',
    description: 'Button for an anonymous visitor: log in, then send',
  },
  cancel: { id: 'feedback.cancel', defaultMessage: 'Cancel', description: 'Button: close without sending' },
  close: { id: 'feedback.close', defaultMessage: 'Close', description: 'Button: close the dialog' },
  careerRequired: {
    id: 'feedback.careerRequired',
    defaultMessage: 'Choose your role.',
    description: 'No role is chosen',
  },
  industryRequired: {
    id: 'feedback.industryRequired',
    defaultMessage: 'Choose your industry.',
    description: 'No industry is chosen',
  },
  descriptionRequired: {
    id: 'feedback.descriptionRequired',
    defaultMessage: 'Write what you want to tell us.',
    description: 'The text is missing',
  },
  descriptionLong: {
    id: 'feedback.descriptionLong',
    defaultMessage: 'Shorten the text to {max, number} characters.',
    description: 'The text is too long',
  },
  invalid: {
    id: 'feedback.invalid',
    defaultMessage: 'This was not accepted. Please change it.',
    description: 'A field is refused for another reason',
  },
  failed: {
    id: 'feedback.failed',
    defaultMessage: 'Your feedback was not sent',
    description: 'Sending failed; the reason follows',
  },
  sent: {
    id: 'feedback.sent',
    defaultMessage: 'Submitted. Thank you for your feedback!',
    description: 'The feedback has arrived',
  },
  loading: {
    id: 'feedback.loading',
    defaultMessage: 'Loading the form',
    description: 'Spoken while loading',
  },
  loadFailed: {
    id: 'feedback.loadFailed',
    defaultMessage: 'The form could not be loaded',
    description: 'The choices of the form did not load',
  },
  retry: { id: 'feedback.retry', defaultMessage: 'Try again', description: 'Button: load once more' },
});
