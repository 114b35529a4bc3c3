import { defineMessages } from '@boardwalk/app-shell/language';

export const setupMessages = defineMessages({
  title: { id: 'setup.title', defaultMessage: 'Set up this site', description: 'Title of the page' },
  text: {
    id: 'setup.text',
    defaultMessage:
      'Make the account of the first admin. They name the site, choose who may sign up, and let in further admins.',
    description: 'What the page is for',
  },
  code: { id: 'setup.code', defaultMessage: 'Code from the server', description: 'Field' },
  codeHint: {
    id: 'setup.codeHint',
    defaultMessage:
      'The server prints it when it starts. It works for 24 hours; the command setup-code prints another one.',
    description: 'Below the field of the code',
  },
  name: { id: 'setup.name', defaultMessage: 'Your name', description: 'Field' },
  account: { id: 'setup.account', defaultMessage: 'Email or mobile number', description: 'Field' },
  password: { id: 'setup.password', defaultMessage: 'Password', description: 'Field' },
  passwordHint: {
    id: 'setup.passwordHint',
    defaultMessage: 'At least {min} characters',
    description: 'Below the field of the password',
  },
  create: { id: 'setup.create', defaultMessage: 'Make the first admin', description: 'Button' },
});
