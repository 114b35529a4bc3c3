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
