import { failureTextOf } from '@boardwalk/app-shell/failures';
import { failureMessages, specialMessages } from './messages.ts';

/** What to say to the visitor about a failed call, in the page's language. */
export const failureText = failureTextOf(failureMessages, specialMessages);
