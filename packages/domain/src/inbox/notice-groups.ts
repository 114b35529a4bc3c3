import { InboxMessageType } from './inbox-message-type.ts';

/** Notices that can be switched off, one choice for each group. */
export const NoticeGroup = {
  LIKES: 'notify_likes',
  COPIES: 'notify_copies',
  FOLLOWS: 'notify_follows',
  COMMENTS: 'notify_comments',
} as const;
export type NoticeGroup = (typeof NoticeGroup)[keyof typeof NoticeGroup];

/** Messages about what others did. Several people who did the same are one message until it is read. */
export type NoticeType = keyof typeof GROUPS;

const GROUPS = {
  [InboxMessageType.WORK_LIKED]: NoticeGroup.LIKES,
  [InboxMessageType.WORK_COPIED]: NoticeGroup.COPIES,
  [InboxMessageType.FOLLOWED]: NoticeGroup.FOLLOWS,
  [InboxMessageType.COMMENTED]: NoticeGroup.COMMENTS,
  [InboxMessageType.REPLIED]: NoticeGroup.COMMENTS,
  [InboxMessageType.MENTIONED]: NoticeGroup.COMMENTS,
  [InboxMessageType.BOARD_COMMENTED]: NoticeGroup.COMMENTS,
  [InboxMessageType.BOARD_REPLIED]: NoticeGroup.COMMENTS,
  [InboxMessageType.BOARD_MENTIONED]: NoticeGroup.COMMENTS,
} as const;

/** The choice that switches a notice off. Decision 0049. */
export function noticeGroup(type: NoticeType): NoticeGroup {
  return GROUPS[type];
}

/** Who is concerned by a comment, seen from the person who wrote it. */
export interface CommentAudience {
  readonly writerId: string;
  readonly workOwnerId: string;
  /** Who wrote the comment it replies to; null for one that is no reply. */
  readonly parentAuthorId: string | null;
  readonly mentionedIds: readonly string[];
}

/**
 * Whom a comment notifies, and of what. Nobody is notified of what they did themselves, and everybody once: somebody who is
 * mentioned is notified of that, rather than of the reply or the comment. Decision 0049.
 */
export function commentNotices({ writerId, workOwnerId, parentAuthorId, mentionedIds }: CommentAudience) {
  const notices = new Map<string, NoticeType>([[workOwnerId, InboxMessageType.COMMENTED]]);
  if (parentAuthorId !== null) notices.set(parentAuthorId, InboxMessageType.REPLIED);
  for (const id of mentionedIds) notices.set(id, InboxMessageType.MENTIONED);
  notices.delete(writerId);
  return notices;
}

/** Messages about comments on boards, as opposed to those on works. */
export type BoardNoticeType =
  | typeof InboxMessageType.BOARD_COMMENTED
  | typeof InboxMessageType.BOARD_REPLIED
  | typeof InboxMessageType.BOARD_MENTIONED;

const ON_BOARDS: ReadonlySet<NoticeType> = new Set([
  InboxMessageType.BOARD_COMMENTED,
  InboxMessageType.BOARD_REPLIED,
  InboxMessageType.BOARD_MENTIONED,
]);

/** Whether a notice is about a comment on a board. Decision 0092. */
export function isBoardNotice(type: NoticeType): type is BoardNoticeType {
  return ON_BOARDS.has(type);
}

/** Who is concerned by a comment on a board, seen from the person who wrote it. */
export interface BoardCommentAudience {
  readonly writerId: string;
  readonly boardOwnerId: string;
  /** Those who have written in its thread before; null for a comment that begins one. */
  readonly threadWriterIds: readonly string[] | null;
  readonly mentionedIds: readonly string[];
}

/**
 * Whom a comment on a board notifies, and of what: of a new thread the owner of the board, of a reply those who have written in
 * the thread. Nobody is notified of what they did themselves, and everybody once; a mention counts most. Decision 0092.
 */
export function boardCommentNotices({
  writerId,
  boardOwnerId,
  threadWriterIds,
  mentionedIds,
}: BoardCommentAudience) {
  const notices = new Map<string, BoardNoticeType>();
  if (threadWriterIds === null) notices.set(boardOwnerId, InboxMessageType.BOARD_COMMENTED);
  for (const id of threadWriterIds ?? []) notices.set(id, InboxMessageType.BOARD_REPLIED);
  for (const id of mentionedIds) notices.set(id, InboxMessageType.BOARD_MENTIONED);
  notices.delete(writerId);
  return notices;
}
