import type { CommunityFile, WorkComment } from '@boardwalk/api-client';
import { commentRights, CommentState, type CommentRights } from '@boardwalk/domain';
import type { Comment } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link } from '#shared/links/Link.tsx';
import { blockMessages } from '#shared/follows/block-messages.ts';
import { paths } from '#shared/paths.ts';
import { PersonAvatar } from '#shared/people/PersonAvatar.tsx';
import { selectViewer } from '#shared/session/session-slice.ts';
import { commentAnchor } from './comment-anchor.ts';
import styles from './Comments.module.css';
import { commentMessages } from './messages.ts';

/** How comments on a work are shown to the viewer, and what the viewer may do with each. */
export function useShownComment(file: CommunityFile) {
  const intl = useIntl();
  const viewerId = useSelector(selectViewer)?.user_id ?? null;
  const isWorkOwner = file.owner.user_id === viewerId;
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  /** Whether a comment is of a person whom the viewer has blocked, and was not asked for. */
  const isFolded = ({ comment_id: id, from_blocked: fromBlocked }: WorkComment) =>
    fromBlocked && !unfolded.has(id);

  function rightsOn({ state, author }: WorkComment): CommentRights {
    return commentRights({
      state,
      isSignedIn: viewerId !== null,
      isAuthor: viewerId !== null && author?.user_id === viewerId,
      isWorkOwner,
    });
  }

  function shown(comment: WorkComment): Comment {
    const {
      comment_id: id,
      author,
      text,
      mentions,
      state,
      created_at: createdAt,
      edited_at: editedAt,
    } = comment;
    const common = { id, anchorId: commentAnchor(id), createdAt, text };
    if (author === null) {
      const notice =
        state === CommentState.REMOVED ? commentMessages.goneRemoved : commentMessages.goneDeleted;
      const name = intl.formatMessage(commentMessages.gone);
      return { ...common, author: { name }, notice: intl.formatMessage(notice) };
    }
    if (isFolded(comment))
      return {
        ...common,
        text: '',
        author: { name: intl.formatMessage(commentMessages.gone) },
        notice: intl.formatMessage(blockMessages.folded),
      };
    const remark = isWorkOwner ? commentMessages.hiddenByYou : commentMessages.hiddenFromOthers;
    return {
      ...common,
      author: {
        name: author.nick_name,
        avatar: <PersonAvatar person={author} size={24} />,
        ...(author.profile_name === null
          ? {}
          : {
              shownName: (
                <Link className={styles.author} to={paths.profile(author.profile_name)}>
                  {author.nick_name}
                </Link>
              ),
            }),
      },
      mentions: mentions.map((person) => ({ id: person.user_id, label: person.nick_name })),
      isEdited: editedAt !== null,
      canEdit: rightsOn(comment).edit,
      ...(state === CommentState.HIDDEN ? { remark: intl.formatMessage(remark) } : {}),
    };
  }

  return {
    shown,
    rightsOn,
    isFolded,
    unfold: (id: string) => setUnfolded((before) => new Set([...before, id])),
  };
}
