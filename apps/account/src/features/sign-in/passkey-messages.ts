import { defineMessages } from 'react-intl';

/** Words of signing in with a passkey. */
export const passkeyMessages = defineMessages({
  signIn: {
    id: 'signIn.passkey.signIn',
    defaultMessage: 'Log in with a passkey',
    description: 'Button under the sign-in form',
  },
  instead: {
    id: 'signIn.passkey.instead',
    defaultMessage: 'Use a passkey instead',
    description: 'Button under the code of the second step',
  },
  none: {
    id: 'signIn.passkey.none',
    defaultMessage: 'No passkey was used. Try again, or log in another way.',
    description: 'The browser gave no passkey: the person has cancelled, or has none here',
  },
  refused: {
    id: 'signIn.passkey.refused',
    defaultMessage: 'This passkey is not known here any more. Log in another way.',
    description: 'The server refused the passkey',
  },
  late: {
    id: 'signIn.passkey.late',
    defaultMessage: 'That took too long. Try again.',
    description: 'The question to the passkey has expired',
  },
  notOffered: {
    id: 'signIn.passkey.notOffered',
    defaultMessage: 'This site has no passkeys. Log in another way.',
    description: 'The address of the site is none that passkeys work with',
  },
});
