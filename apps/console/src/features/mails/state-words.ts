import type { MailState } from '@boardwalk/api-client';
import { mailMessages } from './messages.ts';

const WORDS: Readonly<Record<MailState, (typeof mailMessages)[keyof typeof mailMessages]>> = {
  queued: mailMessages.queued,
  sending: mailMessages.sending,
  sent: mailMessages.sent,
  failed: mailMessages.failed,
  kept: mailMessages.kept,
};

/** How far a mail can be. */
export const MAIL_STATES = Object.keys(WORDS) as readonly MailState[];

/** The name of a state. */
export function stateWords(state: MailState) {
  return WORDS[state];
}
