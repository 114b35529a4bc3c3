import type { WorkComment } from '@boardwalk/api-client';
import { CommentState, commentState, deletedUserName, showMentions, type Language } from '@boardwalk/domain';
import { presentOwner } from '../files/catalogue/service.ts';
import type { CommentRow, findMentions } from './repository.ts';

type MentionRow = Awaited<ReturnType<typeof findMentions>>[number];

/** Whether a comment is seen, by its row. */
export function stateOf(row: Pick<CommentRow, 'hidden_at' | 'removed_at' | 'deleted_at'>): CommentState {
  return commentState({ hiddenAt: row.hidden_at, removedAt: row.removed_at, deletedAt: row.deleted_at });
}

/** Who wrote a comment; null when nobody is named any more. */
export function presentAuthor(row: CommentRow, language: Language): WorkComment['author'] {
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

/** What a comment says, with the names that those it mentions have now. */
export function presentText(
  row: CommentRow,
  mentions: readonly MentionRow[],
  language: Language,
): Pick<WorkComment, 'text' | 'mentions'> {
  const people = mentions
    .filter((mention) => mention.comment_id === row.comment_id)
    .map((mention) => ({
      userId: mention.user_id,
      nickName: mention.deleted_at === null ? mention.nick_name : deletedUserName(language),
      profileName: mention.deleted_at === null ? mention.profile_name : null,
    }));
  return {
    text: showMentions(row.text, people),
    mentions: people.map(({ userId, nickName, profileName }) => ({
      user_id: userId,
      nick_name: nickName,
      profile_name: profileName,
    })),
  };
}

/** A comment as readers get it: of one that was taken away, only that it was there. */
export function presentComment(
  row: CommentRow,
  mentions: readonly MentionRow[],
  language: Language,
): WorkComment {
  const state = stateOf(row);
  const isGone = state === CommentState.REMOVED || state === CommentState.DELETED;
  return {
    comment_id: row.comment_id,
    parent_id: row.parent_id,
    author: isGone ? null : presentAuthor(row, language),
    ...(isGone ? { text: '', mentions: [] } : presentText(row, mentions, language)),
    state,
    created_at: row.created_at.toISOString(),
    edited_at: isGone ? null : (row.edited_at?.toISOString() ?? null),
    from_blocked: !isGone && row.from_blocked,
  };
}
