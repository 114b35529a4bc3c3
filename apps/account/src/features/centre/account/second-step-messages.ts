import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  title: { id: 'centre.secondStep.title', defaultMessage: 'Two-step log-in', description: 'Title' },
  hint: {
    id: 'centre.secondStep.hint',
    defaultMessage: 'With a code of your phone beside the password, a stolen password alone opens nothing.',
    description: 'What the second step is good for',
  },
  authenticator: {
    id: 'centre.secondStep.authenticator',
    defaultMessage: 'Authenticator app',
    description: 'What gives the codes',
  },
  on: { id: 'centre.secondStep.on', defaultMessage: 'On', description: 'The second step is on' },
  off: { id: 'centre.secondStep.off', defaultMessage: 'Off', description: 'The second step is off' },
  needsRelease: {
    id: 'centre.secondStep.needsRelease',
    defaultMessage:
      'This site requires a second step of its admins, and a password alone does not set one up. Ask a super admin to allow it: in the console, under People, they open your name. If you have a passkey, log in with it instead.',
    description: 'In place of the button, for an admin who needs the leave of a super admin',
  },
  setUp: { id: 'centre.secondStep.setUp', defaultMessage: 'Set up', description: 'Opens the dialog' },
  setUpTitle: {
    id: 'centre.secondStep.setUpTitle',
    defaultMessage: 'Set up two-step log-in',
    description: 'Title of the dialog',
  },
  setUpHint: {
    id: 'centre.secondStep.setUpHint',
    defaultMessage:
      'You need an authenticator app on your phone. First confirm that it is you. Once it is on, you are logged out everywhere else, and your service tokens end.',
    description: 'Help in the dialog',
  },
  scan: {
    id: 'centre.secondStep.scan',
    defaultMessage:
      'Scan this with your authenticator app, or type the key into it. Then enter the code it shows.',
    description: 'Help beside the QR code',
  },
  qr: {
    id: 'centre.secondStep.qr',
    defaultMessage: 'QR code with the key',
    description: 'Names the QR code',
  },
  next: { id: 'centre.secondStep.next', defaultMessage: 'Continue', description: 'Goes on to the key' },
  turnOn: { id: 'centre.secondStep.turnOn', defaultMessage: 'Turn on', description: 'Turns it on' },
  turnOff: { id: 'centre.secondStep.turnOff', defaultMessage: 'Turn off', description: 'Turns it off' },
  turnOffTitle: {
    id: 'centre.secondStep.turnOffTitle',
    defaultMessage: 'Turn off two-step log-in',
    description: 'Title of the dialog',
  },
  turnOffHint: {
    id: 'centre.secondStep.turnOffHint',
    defaultMessage: 'From then on your password alone opens your account.',
    description: 'Help in the dialog',
  },
  isOff: {
    id: 'centre.secondStep.isOff',
    defaultMessage: 'Two-step log-in is off.',
    description: 'Said once it was turned off',
  },
  code: { id: 'centre.secondStep.code', defaultMessage: 'Code', description: 'Label of the code' },
  codeHint: {
    id: 'centre.secondStep.codeHint',
    defaultMessage: 'Of your authenticator app, or a recovery code.',
    description: 'Help under the code',
  },
  noCode: {
    id: 'centre.secondStep.noCode',
    defaultMessage: 'Enter the six digits that the app shows.',
    description: 'What was typed is no code',
  },
  codes: { id: 'centre.secondStep.codes', defaultMessage: 'Recovery codes', description: 'Title' },
  codesHint: {
    id: 'centre.secondStep.codesHint',
    defaultMessage:
      'Keep them where you find them without your phone: each opens your account once. They are shown this once.',
    description: 'Warning beside the recovery codes',
  },
  few: {
    id: 'centre.secondStep.few',
    defaultMessage: 'Few left',
    description: 'Few recovery codes are left',
  },
  renew: { id: 'centre.secondStep.renew', defaultMessage: 'Replace', description: 'Makes other codes' },
  renewTitle: {
    id: 'centre.secondStep.renewTitle',
    defaultMessage: 'Replace recovery codes',
    description: 'Title of the dialog',
  },
  renewHint: {
    id: 'centre.secondStep.renewHint',
    defaultMessage: 'The codes from before stop working.',
    description: 'Help in the dialog',
  },
  log: {
    id: 'centre.secondStep.log',
    defaultMessage: 'What happened to it',
    description: 'Opens the log of the second step',
  },
});

/** Words about the second step. */
export const secondStepMessages = {
  ...plain,
  onSince: defineMessage<{ time: string }>({
    id: 'centre.secondStep.onSince',
    defaultMessage: 'Since {time}',
    description: 'When it was turned on',
  }),
  codesLeft: defineMessage<{ count: number }>({
    id: 'centre.secondStep.codesLeft',
    defaultMessage: '{count, plural, =0 {None left} one {# left} other {# left}}',
    description: 'How many recovery codes are left',
  }),
};

/** Entries of the log, by kind. */
export const secondStepEventMessages = defineMessages({
  released: {
    id: 'centre.secondStep.wasReleased',
    defaultMessage: 'An admin allowed setting it up',
    description: 'Entry of the log',
  },
  on: { id: 'centre.secondStep.wasOn', defaultMessage: 'Turned on', description: 'Entry of the log' },
  off: { id: 'centre.secondStep.wasOff', defaultMessage: 'Turned off', description: 'Entry of the log' },
  codes_renewed: {
    id: 'centre.secondStep.wasRenewed',
    defaultMessage: 'Recovery codes replaced',
    description: 'Entry of the log',
  },
  code_used: {
    id: 'centre.secondStep.wasUsed',
    defaultMessage: 'A recovery code was used',
    description: 'Entry of the log',
  },
});
