import type { InboxMessage } from '@boardwalk/api-client';
import { InboxMessageType, writeNoticeContent } from '@boardwalk/domain';
import type { ActorRow, MessageRow } from './repository.ts';

/** A message as its addressee sees it. */
export function presentMessage(row: MessageRow, actors: readonly ActorRow[]): InboxMessage {
  return {
    id: Number(row.message_id),
    read: row.read_at !== null,
    created_at: row.created_at.toISOString(),
    meta: { msg_type: row.msg_type, content_type: row.content_type, content: contentOf(row, actors) },
  };
}

/** The content of a message; that of a notice is put together with the names that people and works have now. */
function contentOf(row: MessageRow, actors: readonly ActorRow[]): string {
  const work = row.file_key === null ? {} : { name: row.work_name ?? '', file_key: row.file_key };
  // A message about sales counts them and names nobody.
  if (row.notice_key === null || row.msg_type === InboxMessageType.WORK_SOLD)
    return row.file_key === null
      ? row.content
      : JSON.stringify({ ...work, ...(JSON.parse(row.content) as object) });
  const own = actors.filter((actor) => actor.message_id === row.message_id);
  const commentId = own[0]?.comment_id ?? null;
  return writeNoticeContent({
    count: own[0]?.total ?? 0,
    people: own.map(({ nick_name, profile_name }) => ({ nick_name, profile_name })),
    ...work,
    ...(commentId === null ? {} : { comment_id: commentId }),
  });
}
