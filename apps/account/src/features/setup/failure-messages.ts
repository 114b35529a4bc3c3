import type { ErrorName } from '@boardwalk/api-client';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** What the page of the first admin says about errors, where the words of every page would not do. */
export const setupFailureMessages = defineMessages({
  wrong_setup_code: {
    id: 'signIn.error.wrongSetupCode',
    defaultMessage:
      'This code does not work. Take the one the server printed last, or let setup-code print another one.',
    description: 'The code of the server is wrong',
  },
  setup_done: {
    id: 'signIn.error.setupDone',
    defaultMessage: 'This site has an admin already. Log in, or ask them to make you one as well.',
    description: 'The site has an admin already',
  },
}) satisfies Partial<Record<ErrorName, MessageDescriptor>>;
