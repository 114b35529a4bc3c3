import type { CommentThread, WorkComment } from '@boardwalk/api-client';
import { aFileOwner } from './files.ts';
import { A_MOMENT } from './keys.ts';

/** A comment that everybody sees, and that is no reply. */
export function aComment(overrides: Partial<WorkComment> = {}): WorkComment {
  return {
    comment_id: '1024',
    parent_id: null,
    author: aFileOwner(),
    text: 'Which column do you fill first?',
    mentions: [],
    state: 'shown',
    created_at: A_MOMENT,
    edited_at: null,
    from_blocked: false,
    ...overrides,
  };
}

/** A comment with all of its replies. */
export function aCommentThread(
  comment: Partial<WorkComment> = {},
  replies: readonly Partial<WorkComment>[] = [],
): CommentThread {
  const first = aComment(comment);
  return {
    comment: first,
    replies: replies.map((reply, index) =>
      aComment({
        comment_id: `${Number(first.comment_id) + index + 1}`,
        parent_id: first.comment_id,
        ...reply,
      }),
    ),
    reply_num: replies.length,
    earlier_cursor: null,
  };
}
