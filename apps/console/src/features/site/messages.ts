import { defineMessages } from '@boardwalk/app-shell/language';

export const siteMessages = defineMessages({
  title: { id: 'site.title', defaultMessage: 'Site', description: 'Title of the page' },
  checks: { id: 'site.checks', defaultMessage: 'What is missing', description: 'Title of the checklist' },
  done: { id: 'site.done', defaultMessage: 'Done', description: 'Mark of an entry of the checklist' },
  open: { id: 'site.open', defaultMessage: 'Missing', description: 'Mark of an entry of the checklist' },
  checkName: {
    id: 'site.checkName',
    defaultMessage: 'The site has a name of its own',
    description: 'Entry of the checklist',
  },
  checkSignUp: {
    id: 'site.checkSignUp',
    defaultMessage: 'It is chosen who may sign up',
    description: 'Entry of the checklist',
  },
  checkMail: {
    id: 'site.checkMail',
    defaultMessage: 'Mails are sent: without a mail server nobody can prove an address or reset a password',
    description: 'Entry of the checklist',
  },
  checkPayment: {
    id: 'site.checkPayment',
    defaultMessage: 'Plans and templates are sold, and Stripe takes the payments',
    description: 'Entry of the checklist',
  },
  checkTestPayment: {
    id: 'site.checkTestPayment',
    defaultMessage:
      'Plans and templates are sold for test money: for real payments, add the keys of a Stripe account below',
    description: 'Entry of the checklist',
  },
  checkNoPayment: {
    id: 'site.checkNoPayment',
    defaultMessage: 'Nothing is sold: to sell plans and templates, add the keys of a Stripe account below',
    description: 'Entry of the checklist',
  },
  checkSecure: {
    id: 'site.checkSecure',
    defaultMessage: 'The site is reached by https ({url})',
    description: 'Entry of the checklist',
  },
  checkSecondStep: {
    id: 'site.checkSecondStep',
    defaultMessage: 'Admins need a second step to log in',
    description: 'Entry of the checklist',
  },
  admins: {
    id: 'site.admins',
    defaultMessage: 'Admins',
    description: 'Title: what the site asks of its admins',
  },
  secondStep: {
    id: 'site.secondStep',
    defaultMessage: 'Admins need a second step to log in',
    description: 'Switch',
  },
  secondStepHint: {
    id: 'site.secondStepHint',
    defaultMessage:
      'A code of an app, or a passkey. Admins without either stay out of the console until it is set up, and keep everything else.',
    description: 'What the switch of the second step means',
  },
  secondStepFirst: {
    id: 'site.secondStepFirst',
    defaultMessage:
      'Set up a second step for your own account first, or log in with a passkey: you would shut yourself out.',
    description: 'Error: the admin who requires a second step has none',
  },
  secondStepLink: {
    id: 'site.secondStepLink',
    defaultMessage: 'Set up a second step',
    description: 'Link to the account centre, in a new tab',
  },
  unreadable: {
    id: 'site.unreadable',
    defaultMessage:
      'The password of the mail server cannot be read: the secret of the server was another one when it was set. Set it again.',
    description: 'Alert',
  },
  fixed: {
    id: 'site.fixed',
    defaultMessage: 'Set by the environment of the server, and changed there.',
    description: 'Note of a setting that the environment fixes',
  },
  name: { id: 'site.name', defaultMessage: 'Name of the site', description: 'Title and field' },
  nameText: {
    id: 'site.nameText',
    defaultMessage: 'Stands in headers, titles and mails.',
    description: 'What the name is for',
  },
  nameNeeded: {
    id: 'site.nameNeeded',
    defaultMessage: 'Write 1 to {limit} characters on one line.',
    description: 'The name is empty or too long',
  },
  signUp: { id: 'site.signUp', defaultMessage: 'Who may sign up', description: 'Title and field' },
  openTo: { id: 'site.openTo', defaultMessage: 'Everybody', description: 'Choice' },
  invitation: { id: 'site.invitation', defaultMessage: 'By invitation', description: 'Choice' },
  invitationHint: {
    id: 'site.invitationHint',
    defaultMessage: 'Who follows an invitation link to a team',
    description: 'Below the choice',
  },
  closed: { id: 'site.closed', defaultMessage: 'Nobody', description: 'Choice' },
  closedHint: {
    id: 'site.closedHint',
    defaultMessage: 'Accounts that are there keep working',
    description: 'Below the choice',
  },
  mail: { id: 'site.mail', defaultMessage: 'Mail server', description: 'Title' },
  mailText: {
    id: 'site.mailText',
    defaultMessage: 'Without one, mails wait in the outbox until you pass them on.',
    description: 'What the mail server is for',
  },
  host: { id: 'site.host', defaultMessage: 'Host', description: 'Field' },
  port: { id: 'site.port', defaultMessage: 'Port', description: 'Field' },
  secure: { id: 'site.secure', defaultMessage: 'TLS from the start (port 465)', description: 'Field' },
  user: { id: 'site.user', defaultMessage: 'User name', description: 'Field' },
  password: { id: 'site.password', defaultMessage: 'Password', description: 'Field' },
  passwordKept: {
    id: 'site.passwordKept',
    defaultMessage: 'Stored, and shown to nobody. Left empty it stays.',
    description: 'Below the field: leaving it empty keeps the password',
  },
  from: { id: 'site.from', defaultMessage: 'Sender', description: 'Field' },
  refused: {
    id: 'site.refused',
    defaultMessage: 'Check this field.',
    description: 'The server refused a field',
  },
  save: { id: 'site.save', defaultMessage: 'Save', description: 'Button' },
  saved: { id: 'site.saved', defaultMessage: 'Saved. It holds for everybody at once.', description: 'Toast' },
  removeMail: { id: 'site.removeMail', defaultMessage: 'Remove the mail server…', description: 'Button' },
  removeMailTitle: {
    id: 'site.removeMailTitle',
    defaultMessage: 'Remove the mail server?',
    description: 'Title of the question',
  },
  removeMailText: {
    id: 'site.removeMailText',
    defaultMessage:
      '{host} and its password are deleted. Mails wait in the outbox until another server is set.',
    description: 'What removing the mail server does',
  },
  removeMailOk: { id: 'site.removeMailOk', defaultMessage: 'Remove', description: 'Button' },
  cancel: { id: 'site.cancel', defaultMessage: 'Cancel', description: 'Button: leaves the dialog' },
  close: { id: 'site.close', defaultMessage: 'Close', description: 'Button: leaves the dialog' },
  testTo: { id: 'site.testTo', defaultMessage: 'Send a test mail to', description: 'Field' },
  test: { id: 'site.test', defaultMessage: 'Send test mail', description: 'Button' },
  tested: { id: 'site.tested', defaultMessage: 'The mail server took the mail.', description: 'Toast' },
  payment: {
    id: 'site.payment',
    defaultMessage: 'Payments',
    description: 'Title and group of choices',
  },
  stripe: {
    id: 'site.stripe',
    defaultMessage: 'Stripe',
    description: 'Choice: who takes payments',
  },
  stripeHint: {
    id: 'site.stripeHint',
    defaultMessage: 'Real payments by card and more, into your account at Stripe',
    description: 'Below the choice',
  },
  sandbox: {
    id: 'site.sandbox',
    defaultMessage: 'Test checkout',
    description: 'Choice: a checkout that takes no money',
  },
  sandboxHint: {
    id: 'site.sandboxHint',
    defaultMessage: 'Everybody may have everything for test money',
    description: 'Below the choice',
  },
  noPayment: {
    id: 'site.noPayment',
    defaultMessage: 'Nothing is sold',
    description: 'Choice: no payments',
  },
  noPaymentHint: {
    id: 'site.noPaymentHint',
    defaultMessage: 'What was bought stays. Keys that are stored are deleted.',
    description: 'Below the choice',
  },
  secretKey: {
    id: 'site.secretKey',
    defaultMessage: 'Secret key',
    description: 'Field: key of Stripe',
  },
  secretKeyText: {
    id: 'site.secretKeyText',
    defaultMessage: 'Begins with sk_ or rk_. Stored encrypted, and shown to nobody.',
    description: 'Below the field',
  },
  webhookSecret: {
    id: 'site.webhookSecret',
    defaultMessage: 'Signing secret of the webhook',
    description: 'Field: secret of Stripe',
  },
  webhookSecretText: {
    id: 'site.webhookSecretText',
    defaultMessage: 'Begins with whsec_. It proves that a payment is reported by Stripe.',
    description: 'Below the field',
  },
  webhookText: {
    id: 'site.webhookText',
    defaultMessage: 'At Stripe, add a webhook for this address:',
    description: 'Before the address that Stripe reports to',
  },
  keysUnreadable: {
    id: 'site.keysUnreadable',
    defaultMessage:
      'The keys for payments cannot be read: the secret of the server was another one when they were set. Nothing is sold until they are set again.',
    description: 'Alert',
  },
  testPayment: {
    id: 'site.testPayment',
    defaultMessage: 'Test the connection',
    description: 'Button',
  },
  keysLive: {
    id: 'site.keysLive',
    defaultMessage: 'Stripe takes the keys: payments are real.',
    description: 'Answer of the test',
  },
  keysTest: {
    id: 'site.keysTest',
    defaultMessage: 'Stripe takes the keys: they are test keys, no money moves.',
    description: 'Answer of the test',
  },
  webhookFound: {
    id: 'site.webhookFound',
    defaultMessage: 'Its webhook reports to this site.',
    description: 'Answer of the test',
  },
  webhookMissing: {
    id: 'site.webhookMissing',
    defaultMessage: 'No webhook reports to this site yet: payments would not arrive.',
    description: 'Answer of the test',
  },
  webhookUnknown: {
    id: 'site.webhookUnknown',
    defaultMessage: 'The key may not read webhooks: check there that one reports to this site.',
    description: 'Answer of the test',
  },
  logo: {
    id: 'site.logo',
    defaultMessage: 'Logo',
    description: 'Field: the logo of the site',
  },
  logoText: {
    id: 'site.logoText',
    defaultMessage:
      'A square that stands beside the name in headers and mails. JPEG, PNG or WebP, up to 5 MB.',
    description: 'Help beside the logo',
  },
  darkLogo: {
    id: 'site.darkLogo',
    defaultMessage: 'Logo in dark appearance',
    description: 'Field: the logo of the site',
  },
  darkLogoText: {
    id: 'site.darkLogoText',
    defaultMessage: 'Only needed where the other one is hard to see on dark.',
    description: 'Help beside the logo',
  },
  logoReplace: {
    id: 'site.logoReplace',
    defaultMessage: 'Choose another',
    description: 'Replaces the logo',
  },
  logoRemove: {
    id: 'site.logoRemove',
    defaultMessage: 'Remove the logo',
    description: 'Removes the logo',
  },
  logoPick: {
    id: 'site.logoPick',
    defaultMessage: 'Choose a picture',
    description: 'Where a picture is chosen or dropped',
  },
  logoSending: {
    id: 'site.logoSending',
    defaultMessage: 'Saving',
    description: 'The picture is sent',
  },
  logoTooBig: {
    id: 'site.logoTooBig',
    defaultMessage: 'A picture may have at most 5 MB.',
    description: 'Why a picture was not taken',
  },
  logoWrongKind: {
    id: 'site.logoWrongKind',
    defaultMessage: 'This is no JPEG, PNG or WebP picture.',
    description: 'Why a picture was not taken',
  },
  cropArea: {
    id: 'site.cropArea',
    defaultMessage: 'The part that is shown. Drag it, or move it with the arrow keys.',
    description: 'Names the picture while it is cropped',
  },
  cropZoom: {
    id: 'site.cropZoom',
    defaultMessage: 'Zoom',
    description: 'Slider of the crop',
  },
  cropAcross: {
    id: 'site.cropAcross',
    defaultMessage: 'From left to right',
    description: 'Slider of the crop',
  },
  cropDown: {
    id: 'site.cropDown',
    defaultMessage: 'From top to bottom',
    description: 'Slider of the crop',
  },
  cropApply: {
    id: 'site.cropApply',
    defaultMessage: 'Use this part',
    description: 'Ends the crop',
  },
});
