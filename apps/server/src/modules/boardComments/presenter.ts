import type { BoardComment, BoardThread } from '@boardwalk/api-client';
import { deletedUserName, showMentions, type Language } from '@boardwalk/domain';
import { presentOwner } from '../files/catalogue/service.ts';
import type { CommentRow, findMentions, ThreadRow } from './repository.ts';

type MentionRow = Awaited<ReturnType<typeof findMentions>>[number];

/** Who reads comments, and in which language. */
export interface Reader {
  userId: string;
  language: Language;
  /** Whether they may write. */
  mayComment: boolean;
  /** Whether they delete comments of others. */
  mayDeleteOthers: boolean;
}

function presentAuthor(row: CommentRow, language: Language): BoardComment['author'] {
  const { author_id: id, author_nick_name: nickName, author_profile_name: profileName } = row;
  if (id === null || nickName === null || profileName === null) return null;
  return presentOwner(
    {
      owner_id: id,
      owner_nick_name: nickName,
      owner_avatar_url: row.author_avatar_url,
      owner_profile_name: profileName,
      owner_deleted_at: row.author_deleted_at,
    },
    language,
  );
}

/** A comment as readers get it, with the names that those it mentions have now. */
export function presentComment(
  row: CommentRow,
  mentions: readonly MentionRow[],
  { userId, language, mayComment, mayDeleteOthers }: Reader,
): BoardComment {
  const isDeleted = row.deleted_at !== null;
  const people = mentions
    .filter((mention) => mention.comment_id === row.comment_id)
    .map((mention) => ({
      userId: mention.user_id,
      nickName: mention.deleted_at === null ? mention.nick_name : deletedUserName(language),
      profileName: mention.deleted_at === null ? mention.profile_name : null,
    }));
  return {
    comment_id: row.comment_id,
    author: isDeleted ? null : presentAuthor(row, language),
    text: showMentions(row.text, people),
    mentions: people.map((person) => ({
      user_id: person.userId,
      nick_name: person.nickName,
      profile_name: person.profileName,
    })),
    is_deleted: isDeleted,
    may_edit: !isDeleted && mayComment && row.author_id === userId,
    may_delete: !isDeleted && mayComment && (mayDeleteOthers || row.author_id === userId),
    created_at: row.created_at.toISOString(),
    edited_at: isDeleted ? null : (row.edited_at?.toISOString() ?? null),
  };
}

/** A thread as readers get it. */
export function presentThread(
  row: ThreadRow,
  replies: readonly CommentRow[],
  mentions: readonly MentionRow[],
  reader: Reader,
): BoardThread {
  const { resolver_id: resolverId, resolver_nick_name: resolverName } = row;
  return {
    comment: presentComment(row, mentions, reader),
    x: row.x,
    y: row.y,
    element_id: row.element_id,
    resolved_at: row.resolved_at?.toISOString() ?? null,
    resolved_by:
      resolverId === null || resolverName === null
        ? null
        : { user_id: resolverId, nick_name: resolverName, avatar_url: row.resolver_avatar_url },
    reply_num: row.reply_num,
    last_at: row.last_at.toISOString(),
    last_comment_id: row.last_comment_id,
    unread: row.unread,
    replies: replies.map((reply) => presentComment(reply, mentions, reader)),
  };
}
