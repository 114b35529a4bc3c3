import type { InboxMessagePage, UnreadCount } from '@boardwalk/api-client';
import {
  INBOX_CONTENT_TYPE,
  InboxMessageType,
  writeInboxContent,
  type InboxContent,
} from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { MailKind, type MailService } from '../mail/service.ts';
import { createNotices } from './notices.ts';
import { presentMessage } from './presenter.ts';
import * as repository from './repository.ts';

/** What the inbox module offers to its handlers and to other modules. */
export type InboxService = ReturnType<typeof createInboxService>;

/** Messages to people (spec §2, §4). */
export function createInboxService({ db, clock }: Infra, { mail }: { mail: MailService }) {
  return {
    ...createNotices({ clock }, { mail }),

    /**
     * Notifies the owner how the review of a work went, or that it was taken down, in the inbox and by e-mail.
     *
     * @param on the transaction of the review
     * @param message.isTakenDown whether a public work was taken out of the community; otherwise it is about a review
     */
    async notify(
      on: Queryable,
      userId: string,
      message: { type: InboxMessageType; content: InboxContent; isTakenDown?: boolean; now: Date },
    ): Promise<void> {
      await repository.insertMessage(on, {
        user_id: userId,
        msg_type: message.type,
        content_type: INBOX_CONTENT_TYPE,
        content: writeInboxContent(message.content),
        created_at: message.now,
      });
      const { name, file_key: fileKey, reason = '' } = message.content;
      if (message.type === InboxMessageType.AUDIT_AGREE) {
        await mail.send(on, { userId, kind: MailKind.REVIEW_PASSED, data: { name, fileKey } });
      } else {
        const kind = message.isTakenDown === true ? MailKind.TAKEN_DOWN : MailKind.REVIEW_NOT_PASSED;
        await mail.send(on, { userId, kind, data: { name, fileKey, reason } });
      }
    },

    /** A page of somebody's messages, the newest first, and how many there are. */
    async page(userId: string, page: { page: number; size: number }): Promise<InboxMessagePage> {
      const [rows, total] = await Promise.all([
        repository.listMessages(db, userId, { ...page, now: clock.now() }),
        repository.countMessages(db, userId),
      ]);
      const actors = await repository.findActors(
        db,
        rows.flatMap((row) => (row.notice_key === null ? [] : row.message_id)),
      );
      return { list: rows.map((row) => presentMessage(row, actors)), total };
    },

    /** How many of somebody's messages are unread. */
    async unread(userId: string): Promise<UnreadCount> {
      return { count: await repository.countUnread(db, userId) };
    },

    /** Marks a message as read and returns how many are left. Errors: message_not_found, not_addressee. */
    async read(userId: string, messageId: number): Promise<UnreadCount> {
      return inTransaction(db, async (trx) => {
        const addressee = await repository.findAddressee(trx, messageId);
        if (addressee === undefined)
          throw new ApiError('message_not_found', { internal: `message ${messageId}` });
        if (addressee !== userId) throw new ApiError('not_addressee', { internal: `message ${messageId}` });
        await repository.markRead(trx, userId, { messageId, now: clock.now() });
        return { count: await repository.countUnread(trx, userId) };
      });
    },

    /** Marks all messages of somebody as read. */
    async readAll(userId: string): Promise<UnreadCount> {
      return inTransaction(db, async (trx) => {
        await repository.markRead(trx, userId, { now: clock.now() });
        return { count: await repository.countUnread(trx, userId) };
      });
    },
  };
}
