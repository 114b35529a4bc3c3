import { defineMessages } from '@boardwalk/app-shell/language';

export const feedbackMessages = defineMessages({
  title: { id: 'feedback.title', defaultMessage: 'Feedback', description: 'Title of the page' },
  none: {
    id: 'feedback.none',
    defaultMessage: 'Nobody has written yet',
    description: 'Title of the empty list',
  },
  noneText: {
    id: 'feedback.noneText',
    defaultMessage: 'What people send by the feedback dialog appears here.',
    description: 'Text of the empty list',
  },
  note: {
    id: 'feedback.note',
    defaultMessage: 'Answers go to the sender’s inbox. Somebody whose account is deactivated gets none.',
    description: 'Under the title',
  },
  state: {
    id: 'feedback.state',
    defaultMessage: 'State',
    description: 'Label of the filter',
  },
  allStates: {
    id: 'feedback.allStates',
    defaultMessage: 'All states',
    description: 'Option of the filter',
  },
  open: {
    id: 'feedback.open',
    defaultMessage: 'Open',
    description: 'State of feedback: nobody has dealt with it',
  },
  answered: {
    id: 'feedback.answered',
    defaultMessage: 'Answered',
    description: 'State of feedback',
  },
  closed: {
    id: 'feedback.closed',
    defaultMessage: 'Closed',
    description: 'State of feedback: it needs no answer',
  },
  noneInState: {
    id: 'feedback.noneInState',
    defaultMessage: 'Nothing here',
    description: 'Title of the empty list of one state',
  },
  answer: {
    id: 'feedback.answer',
    defaultMessage: 'Answer…',
    description: 'Button: write an answer',
  },
  close: {
    id: 'feedback.close',
    defaultMessage: 'Close without an answer',
    description: 'Button',
  },
  reopen: {
    id: 'feedback.reopen',
    defaultMessage: 'Open again',
    description: 'Button: of closed feedback',
  },
  ofPerson: {
    id: 'feedback.ofPerson',
    defaultMessage: '{action} (feedback of {name})',
    description: 'Name of a button for screen readers',
  },
  closedDone: {
    id: 'feedback.closedDone',
    defaultMessage: 'The feedback is closed',
    description: 'Toast',
  },
  reopenedDone: {
    id: 'feedback.reopenedDone',
    defaultMessage: 'The feedback is open again',
    description: 'Toast',
  },
  answeredBy: {
    id: 'feedback.answeredBy',
    defaultMessage: 'Answered by {name}',
    description: 'Above an answer',
  },
  closedBy: {
    id: 'feedback.closedBy',
    defaultMessage: 'Closed by {name}',
    description: 'Below closed feedback',
  },
  doesNotReach: {
    id: 'feedback.doesNotReach',
    defaultMessage: 'The account of the sender is deactivated: an answer does not reach them.',
    description: 'Beside feedback, and in the dialog of the answer',
  },
  answerTitle: {
    id: 'feedback.answerTitle',
    defaultMessage: 'Answer {name}',
    description: 'Title of the dialog',
  },
  answerText: {
    id: 'feedback.answerText',
    defaultMessage: 'The sender finds the answer in their inbox. It cannot be changed after that.',
    description: 'Under the title of the dialog',
  },
  answerLabel: {
    id: 'feedback.answerLabel',
    defaultMessage: 'Answer',
    description: 'Field',
  },
  answerMissing: {
    id: 'feedback.answerMissing',
    defaultMessage: 'Write an answer.',
    description: 'Error of the field',
  },
  answerTooLong: {
    id: 'feedback.answerTooLong',
    defaultMessage: 'The answer has at most {limit} characters.',
    description: 'Error of the field',
  },
  send: {
    id: 'feedback.send',
    defaultMessage: 'Send the answer',
    description: 'Button of the dialog',
  },
  cancel: {
    id: 'feedback.cancel',
    defaultMessage: 'Cancel',
    description: 'Button of the dialog',
  },
  closeDialog: {
    id: 'feedback.closeDialog',
    defaultMessage: 'Close',
    description: 'Button: close the dialog',
  },
  answerSent: {
    id: 'feedback.answerSent',
    defaultMessage: 'The answer was sent',
    description: 'Toast',
  },
  answerKept: {
    id: 'feedback.answerKept',
    defaultMessage: 'The answer was kept; it does not reach the sender',
    description: 'Toast: the account of the sender is deactivated',
  },
});
