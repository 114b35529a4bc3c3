import type { InboxMessage } from '@boardwalk/api-client';
import type { MessageRow } from './repository.ts';

/** A message as its addressee sees it. */
export function presentMessage(row: MessageRow): InboxMessage {
  return {
    id: Number(row.message_id),
    read: row.read_at !== null,
    created_at: row.created_at.toISOString(),
    meta: { msg_type: row.msg_type, content_type: row.content_type, content: row.content },
  };
}
