import type { BoardComment, BoardFileDetail, BoardThread } from '@boardwalk/api-client';
import { Button, CommentThread, confirmer, toast, type Comment } from '@boardwalk/ui-kit';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import {
  useDeleteBoardCommentMutation,
  useReplyToBoardCommentMutation,
  useSetBoardCommentResolvedMutation,
  useUpdateBoardCommentMutation,
} from './api.ts';
import { messages } from './messages.ts';
import { refusalText, tooLongText } from './problem-text.ts';
import { PersonAvatar } from './PersonAvatar.tsx';
import styles from './ThreadCard.module.css';
import { useMentions } from './use-mentions.tsx';

export interface ThreadBodyProps {
  readonly file: BoardFileDetail;
  readonly thread: BoardThread;
  readonly mayComment: boolean;
}

/** A thread with everything that can be done about it. */
export function ThreadBody({ file, thread, mayComment }: ThreadBodyProps) {
  const intl = useIntl();
  const fileKey = file.file_key;
  const place = { fileKey, commentId: thread.comment.comment_id };
  const mentions = useMentions(fileKey, thread);
  const [reply] = useReplyToBoardCommentMutation();
  const [update] = useUpdateBoardCommentMutation();
  const [remove] = useDeleteBoardCommentMutation();
  const [setResolved] = useSetBoardCommentResolvedMutation();
  const [problem, setProblem] = useState<{ readonly id: string; readonly text: string } | null>(null);
  const all = [thread.comment, ...thread.replies];

  /** Runs a call; says below the box with an id what went wrong, and throws what keeps the text in it. */
  async function write(id: string, text: string, call: () => Promise<{ error?: unknown }>): Promise<void> {
    setProblem(null);
    const tooLong = tooLongText(intl, text);
    const { error } = tooLong === undefined ? await call() : {};
    const wrong = tooLong ?? (error === undefined ? undefined : refusalText(intl, error));
    if (wrong === undefined) return;
    setProblem({ id, text: wrong });
    throw new Error(wrong);
  }

  async function askToRemove(commentId: string) {
    const answer = await confirmer.confirm({
      title: intl.formatMessage(messages.removeTitle),
      message: intl.formatMessage(messages.removeText),
      okLabel: intl.formatMessage(messages.remove),
      critical: 'ok',
    });
    if (answer !== 'ok') return;
    const { error } = await remove({ fileKey, commentId });
    if (error !== undefined) toast.error(refusalText(intl, error));
  }

  async function resolve(resolved: boolean) {
    const { error } = await setResolved({ ...place, resolved });
    if (error !== undefined) toast.error(refusalText(intl, error));
  }

  const shown = (comment: BoardComment): Comment => ({
    id: comment.comment_id,
    author: {
      name: comment.author?.nick_name ?? intl.formatMessage(messages.nobody),
      ...(comment.author ? { avatar: <PersonAvatar person={comment.author} /> } : {}),
    },
    text: comment.text,
    mentions: comment.mentions.map(({ user_id: id, nick_name: label }) => ({ id, label })),
    createdAt: comment.created_at,
    isEdited: comment.edited_at !== null,
    canEdit: comment.may_edit,
    ...(comment.is_deleted ? { notice: intl.formatMessage(messages.deleted) } : {}),
  });
  function actionsOf({ id }: { id: string }): ReactNode {
    if (!all.some((one) => one.comment_id === id && one.may_delete)) return null;
    return (
      <Button size="small" variant="quiet" onClick={() => void askToRemove(id)}>
        {intl.formatMessage(messages.remove)}
      </Button>
    );
  }
  const word = (
    name: Exclude<
      keyof typeof messages,
      'title' | 'by' | 'byUnread' | 'replies' | 'moreReplies' | 'mayNot' | 'tooLong'
    >,
  ) => intl.formatMessage(messages[name]);

  return (
    <>
      <CommentThread
        comments={[shown(thread.comment), ...thread.replies.map(shown)]}
        words={{
          reply: word('reply'),
          replyPlaceholder: word('replyHint'),
          send: word('send'),
          edit: word('edit'),
          save: word('save'),
          cancel: word('cancel'),
          edited: word('edited'),
          suggestions: word('people'),
          resolve: word('resolve'),
          reopen: word('reopen'),
          resolved: word('resolved'),
          moreReplies: (count) => intl.formatMessage(messages.moreReplies, { count }),
        }}
        locale={intl.locale}
        resolved={thread.resolved_at !== null}
        repliesShown={10}
        {...mentions.props}
        {...(mayComment
          ? {
              onReply: (text, chosen) =>
                write('reply', text, () =>
                  reply({ ...place, body: { text, mentions: mentions.idsIn(text, chosen) } }),
                ),
              onResolvedChange: (resolved) => void resolve(resolved),
            }
          : {})}
        replyError={problem?.id === 'reply' ? problem.text : undefined}
        onEdit={(commentId, text, chosen) =>
          write(commentId, text, () =>
            update({ fileKey, commentId, body: { text, mentions: mentions.idsIn(text, chosen) } }),
          )
        }
        editError={({ id }) => (problem?.id === id ? problem.text : undefined)}
        actions={actionsOf}
      />
      {!mayComment && (
        <p className={styles.note}>{intl.formatMessage(messages.mayNot, { name: file.owner.nick_name })}</p>
      )}
    </>
  );
}
