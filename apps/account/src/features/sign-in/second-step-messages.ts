import { defineMessages } from 'react-intl';

/** Words of the second step of signing in. */
export const secondStepMessages = defineMessages({
  title: {
    id: 'signIn.secondStep.title',
    defaultMessage: 'Enter your code',
    description: 'Title of the second step',
  },
  code: { id: 'signIn.secondStep.code', defaultMessage: 'Code', description: 'Label of the code' },
  codeHint: {
    id: 'signIn.secondStep.codeHint',
    defaultMessage: 'The six digits of your authenticator app, or one of your recovery codes.',
    description: 'Help under the code',
  },
  noCode: {
    id: 'signIn.secondStep.noCode',
    defaultMessage: 'Enter six digits, or a recovery code such as ABCDE-FGH23.',
    description: 'What was typed is no code',
  },
  wrongCode: {
    id: 'signIn.secondStep.wrongCode',
    defaultMessage: 'The code is not right, or was used already. Wait for the next one.',
    description: 'The code is wrong',
  },
  go: { id: 'signIn.secondStep.go', defaultMessage: 'Log in', description: 'Button that sends the code' },
  back: {
    id: 'signIn.secondStep.back',
    defaultMessage: 'Back to the password',
    description: 'Button that goes back to the first step',
  },
  expired: {
    id: 'signIn.secondStep.expired',
    defaultMessage: 'That took too long. Enter your password again.',
    description: 'Notice after the challenge has expired',
  },
});
