import {
  COMMENT_LIMITS,
  InboxMessageType,
  isBoardNotice,
  noticeGroup,
  NoticeGroup,
  quoteFeedback,
  type FeedbackAnswerContent,
  type NoticeType,
  type StoredTagsCorrected,
} from '@boardwalk/domain';
import type { RawBuilder } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { Infra } from '../../infra/Infra.ts';
import { MailKind, type MailMoney, type MailService } from '../mail/service.ts';
import * as repository from './noticeRepository.ts';
import * as sales from './saleRepository.ts';

/** What somebody did, which another person is to learn. */
export interface Notice {
  type: NoticeType;
  /** Who did it. */
  actorId: string;
  /** The work it happened to; not given when somebody follows. */
  fileKey?: string;
  /** On the work, or on the board where the notice is about one. */
  commentId?: string;
  /** The comment that was replied to. */
  parentId?: string | null;
}

/** What each person is named for once, however often they do it; a mention is one of a certain comment. */
const ONCE: ReadonlySet<NoticeType> = new Set([
  InboxMessageType.WORK_LIKED,
  InboxMessageType.WORK_COPIED,
  InboxMessageType.FOLLOWED,
  InboxMessageType.MENTIONED,
  InboxMessageType.BOARD_MENTIONED,
]);

/** What happened to what: people who did the same join one message until it is read. */
function keyOf({ type, fileKey, commentId, parentId }: Omit<Notice, 'actorId'>): string {
  if (type === InboxMessageType.REPLIED || type === InboxMessageType.BOARD_REPLIED)
    return `${type} ${parentId ?? ''}`;
  if (type === InboxMessageType.MENTIONED || type === InboxMessageType.BOARD_MENTIONED)
    return `${type} ${commentId ?? ''}`;
  return `${type} ${fileKey ?? ''}`;
}

/** Notices of what others did. */
export function createNotices({ clock }: Pick<Infra, 'clock'>, { mail }: { mail: MailService }) {
  /**
   * Notifies somebody of what another person did, unless they chose not to be, or have blocked that person. The first of an unread message about comments
   * comes by e-mail, too.
   *
   * @param on the transaction of what is done
   * @returns whether they were notified
   */
  async function addNotice(on: Queryable, userId: string, notice: Notice): Promise<boolean> {
    const { type, actorId, fileKey, commentId } = notice;
    const group = noticeGroup(type);
    if (actorId === userId) return false;
    const key = keyOf(notice);
    const onceKey = ONCE.has(type) ? key : undefined;
    const actorIds = await repository.wantedActors(on, userId, { group, actorIds: [actorId], onceKey });
    if (actorIds.length === 0) return false;
    const isNew = await repository.addToNotice(on, {
      userId,
      type,
      key,
      fileKey: fileKey ?? null,
      actorIds,
      commentId: commentId ?? null,
      now: clock.now(),
    });
    if (isNew && group === NoticeGroup.COMMENTS && fileKey !== undefined && commentId !== undefined)
      await mail.send(on, {
        userId,
        ...(isBoardNotice(type)
          ? { kind: MailKind.BOARD_COMMENT_NOTICE, data: { about: type, fileKey, commentId } }
          : { kind: MailKind.COMMENT_NOTICE, data: { about: type, fileKey, commentId } }),
      });
    return true;
  }

  return {
    addNotice,

    /**
     * Notifies people whom an edit of a comment mentions. A comment and all its edits notify no more people than one comment may
     * mention: otherwise one comment would reach any number of them.
     *
     * @param on the transaction of the edit, which has locked the account of its writer: edits come one after the other
     * @param notified how many people the comment and its edits have notified so far
     * @returns how many they are now
     */
    async addMentions(
      on: Queryable,
      userIds: readonly string[],
      notice: Notice,
      notified: number,
    ): Promise<number> {
      let total = notified;
      for (const userId of userIds)
        if (total < COMMENT_LIMITS.mentionsMax && (await addNotice(on, userId, notice))) total += 1;
      return total;
    },

    /**
     * Notifies the owner of a work of those who did something to it, and takes back what others did, as long as it was not read;
     * nothing comes by e-mail.
     *
     * @returns parts of a statement, see noticesOfMarks of the repository
     */
    noticesOfMarks({ type, fileKey }: { type: NoticeType; fileKey: string }): RawBuilder<unknown> {
      return repository.noticesOfMarks({
        type,
        key: keyOf({ type, fileKey }),
        group: noticeGroup(type),
        fileKey,
        now: clock.now(),
      });
    },

    /** Takes back what somebody did, as long as it was not read. */
    async withdraw(on: Queryable, userId: string, notice: Notice): Promise<void> {
      await repository.removeActors(on, { userId, key: keyOf(notice), actorIds: [notice.actorId] });
    },

    /** Takes everything somebody did out of a person's messages, read ones too. */
    async withdrawPerson(on: Queryable, userId: string, actorId: string): Promise<void> {
      await repository.removePerson(on, userId, actorId);
    },

    /**
     * Takes comments out of the messages of everybody but some people.
     *
     * @param on the transaction that takes the comments away
     */
    async withdrawComments(
      on: Queryable,
      commentIds: readonly string[],
      { except = [] }: { except?: readonly string[] } = {},
    ): Promise<void> {
      await repository.removeComments(on, commentIds, except);
    },

    /** Takes comments on boards out of everybody's messages. */
    async withdrawBoardComments(on: Queryable, commentIds: readonly string[]): Promise<void> {
      await repository.removeBoardComments(on, commentIds);
    },

    /** Notifies the writer of a comment that a moderator has removed it, and why. */
    async notifyOfRemoval(
      on: Queryable,
      userId: string,
      { fileKey, reason, now }: { fileKey: string; reason: string; now: Date },
    ): Promise<void> {
      await repository.insertRemoval(on, { userId, fileKey, reason, now });
    },

    /** Notifies somebody why a moderator has taken name, picture and introduction of their profile away. */
    async notifyOfReset(
      on: Queryable,
      userId: string,
      { reason, now }: { reason: string; now: Date },
    ): Promise<void> {
      await repository.insertReset(on, { userId, reason, now });
    },

    /**
     * Notifies somebody of the answer to feedback that they sent, in the inbox and by e-mail.
     *
     * @param on the transaction of the answer
     */
    async notifyOfAnswer(
      on: Queryable,
      userId: string,
      { answer, feedback, now }: FeedbackAnswerContent & { now: Date },
    ): Promise<void> {
      await repository.insertAnswer(on, { userId, content: { answer, feedback }, now });
      const data = { answer, feedback: quoteFeedback(feedback) };
      await mail.send(on, { userId, kind: MailKind.FEEDBACK_ANSWERED, data });
    },

    /**
     * Notifies the owner of a work which of its tags and topics a moderator has changed, and why; an e-mail says that it happened.
     *
     * @param on the transaction of the correction
     */
    async notifyOfCorrection(
      on: Queryable,
      userId: string,
      {
        fileKey,
        name,
        content,
        now,
      }: { fileKey: string; name: string; content: StoredTagsCorrected; now: Date },
    ): Promise<void> {
      await repository.insertCorrection(on, { userId, fileKey, content, now });
      const { reason } = content;
      await mail.send(on, {
        userId,
        kind: MailKind.TAGS_CORRECTED,
        data: { name, fileKey, ...(reason === undefined ? {} : { reason }) },
      });
    },

    /**
     * Notifies a creator that a template of theirs was bought, and what they get for it. Until they read it, further sales of the work
     * are counted in the same message; the first of them comes by e-mail, too.
     *
     * @param on the transaction of the payment
     */
    async notifyOfSale(
      on: Queryable,
      userId: string,
      { fileKey, name, income, now }: { fileKey: string; name: string; income: MailMoney; now: Date },
    ): Promise<void> {
      const isNew = await sales.addSale(on, { userId, fileKey, income, now });
      if (isNew) await mail.send(on, { userId, kind: MailKind.WORK_SOLD, data: { name, income } });
    },

    /**
     * Takes a sale that was refunded out of the message it is counted in, unless its creator has read that.
     *
     * @param on the transaction that books the refund
     */
    async takeSaleBack(
      on: Queryable,
      userId: string,
      sale: { fileKey: string; income: MailMoney; soldAt: Date },
    ): Promise<void> {
      await sales.removeSale(on, { userId, ...sale });
    },
  };
}
