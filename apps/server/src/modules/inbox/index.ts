import { defineArea } from '../../infra/http/handler.ts';
import { countUnread } from './countUnread.ts';
import { listMessages } from './listMessages.ts';
import { readAllMessages } from './readAllMessages.ts';
import { readMessage } from './readMessage.ts';

/** Messages to people. */
export const inbox = defineArea({ countUnread, listMessages, readAllMessages, readMessage });
