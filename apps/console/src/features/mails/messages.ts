import { defineMessages } from '@boardwalk/app-shell/language';

export const mailMessages = defineMessages({
  title: { id: 'mail.title', defaultMessage: 'Mails', description: 'Title of the page' },
  none: {
    id: 'mail.none',
    defaultMessage: 'There are no such mails',
    description: 'Title of the empty list',
  },
  allStates: {
    id: 'mail.allStates',
    defaultMessage: 'All states',
    description: 'Choice: no filter by state',
  },
  state: { id: 'mail.state', defaultMessage: 'State', description: 'Name of the filter' },
  queued: {
    id: 'mail.queued',
    defaultMessage: 'Queued',
    description: 'State of a mail: it waits for its next attempt',
  },
  sending: { id: 'mail.sending', defaultMessage: 'Being sent', description: 'State of a mail' },
  sent: { id: 'mail.sent', defaultMessage: 'Sent', description: 'State of a mail: the mail server took it' },
  failed: { id: 'mail.failed', defaultMessage: 'Failed', description: 'State of a mail: given up' },
  kept: {
    id: 'mail.kept',
    defaultMessage: 'Kept',
    description: 'State of a mail: not sent, since no mail server is set',
  },
  nobody: {
    id: 'mail.nobody',
    defaultMessage: 'No address any more',
    description: 'In place of the address of a mail',
  },
  text: { id: 'mail.text', defaultMessage: 'Text', description: 'Opens the text of a mail' },
  retry: { id: 'mail.retry', defaultMessage: 'Send again', description: 'Button' },
  retried: { id: 'mail.retried', defaultMessage: 'The mail is queued.', description: 'Toast' },
});
