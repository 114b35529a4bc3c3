import { defineArea } from '../../api/handler.ts';
import { countUnread } from './countUnread.ts';
import { getMailPreferences } from './getMailPreferences.ts';
import { listMessages } from './listMessages.ts';
import { readAllMessages } from './readAllMessages.ts';
import { readMessage } from './readMessage.ts';
import { updateMailPreferences } from './updateMailPreferences.ts';

/** Messages to people, and which of them come by e-mail. */
export const inbox = defineArea({
  countUnread,
  listMessages,
  readAllMessages,
  readMessage,
  getMailPreferences,
  updateMailPreferences,
});
