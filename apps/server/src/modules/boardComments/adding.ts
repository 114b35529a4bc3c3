import type { BodyOf } from '@boardwalk/api-client';
import { boardCommentNotices, normalizeText, storeMentions } from '@boardwalk/domain';
import type { Queryable } from '../../infra/database/database.ts';
import type { Infra } from '../../infra/Infra.ts';
import { blockersOf } from '../follows/service.ts';
import type { InboxService } from '../inbox/service.ts';
import { findWithAccess } from './peopleRepository.ts';
import * as repository from './repository.ts';
import * as writes from './writeRepository.ts';

type Text = BodyOf<'replyToBoardComment'>;

/** Writes comments, and notifies those whom they concern. */
export function createAdding({ clock }: Pick<Infra, 'clock'>, { inbox }: { inbox: InboxService }) {
  /** A text as it is stored. Only those are mentioned who may open the board and have not blocked the writer. */
  async function storedText(
    trx: Queryable,
    { userId, fileKey }: { userId: string; fileKey: string },
    { text, mentions = [] }: Text,
  ) {
    const people = await findWithAccess(trx, { fileKey, userIds: mentions, now: clock.now() });
    const blockers = await blockersOf(trx, userId, mentions);
    return storeMentions(
      normalizeText(text),
      people.filter((person) => !blockers.has(person.userId)),
    );
  }

  /** Adds a comment or a reply and notifies those whom it concerns, as far as they may open the board. */
  async function add(
    trx: Queryable,
    { userId, fileKey, ownerId }: { userId: string; fileKey: string; ownerId: string },
    body: Text,
    place: { threadId: string } | { x: number; y: number; elementId: string | null },
  ): Promise<string> {
    const threadId = 'threadId' in place ? place.threadId : null;
    const writers = threadId === null ? null : await repository.listWriters(trx, threadId);
    const stored = await storedText(trx, { userId, fileKey }, body);
    const commentId = await writes.insertComment(trx, {
      file_key: fileKey,
      parent_id: threadId,
      user_id: userId,
      text: stored.text,
      x: 'x' in place ? place.x : null,
      y: 'x' in place ? place.y : null,
      element_id: 'x' in place ? place.elementId : null,
      created_at: clock.now(),
      edited_at: null,
      deleted_at: null,
      resolved_at: null,
      resolved_by: null,
      notified_num: stored.mentioned.length,
    });
    await writes.replaceMentions(trx, commentId, stored.mentioned);
    const notices = boardCommentNotices({
      writerId: userId,
      boardOwnerId: ownerId,
      threadWriterIds: writers,
      mentionedIds: stored.mentioned,
    });
    const concerned = await findWithAccess(trx, { fileKey, userIds: [...notices.keys()], now: clock.now() });
    for (const { userId: recipientId } of concerned) {
      const type = notices.get(recipientId);
      if (type !== undefined)
        await inbox.addNotice(trx, recipientId, {
          type,
          actorId: userId,
          fileKey,
          commentId,
          parentId: threadId,
        });
    }
    return commentId;
  }

  return { add, storedText };
}
