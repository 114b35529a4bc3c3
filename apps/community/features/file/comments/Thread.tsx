import type { CommentThread as WireThread, CommunityFile, WorkComment } from '@boardwalk/api-client';
import { Button, CommentThread, toast } from '@boardwalk/ui-kit';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { KEEP_FRESH } from '#shared/api/keep-fresh.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import { blockMessages } from '#shared/follows/block-messages.ts';
import { useResumed } from '#shared/session/use-resumed.ts';
import { selectViewer } from '#shared/session/session-slice.ts';
import { usePageSettings } from '#shared/settings/settings-slice.ts';
import { useListRepliesInfiniteQuery, useUpdateCommentMutation } from './api.ts';
import { CommentActions } from './CommentActions.tsx';
import { commentMessages } from './messages.ts';
import { useShownComment } from './use-shown-comment.tsx';
import { useMentions } from './use-mentions.tsx';
import { tooLongText, usePost } from './use-post.ts';

/** One comment with its replies, and everything that can be done about them. */
export function Thread({ file, thread }: { file: CommunityFile; thread: WireThread }) {
  const intl = useIntl();
  const { language, timeZone } = usePageSettings();
  const { comment, reply_num: replyNum } = thread;
  const { replies, askEarlier } = useReplies(file.file_key, thread);
  const all = [comment, ...replies];
  const known = all.flatMap(({ author, mentions }) => [
    ...(author === null ? [] : [{ id: author.user_id, label: author.nick_name }]),
    ...mentions.map((person) => ({ id: person.user_id, label: person.nick_name })),
  ]);
  const mentions = useMentions(file.file_key, known);
  const [isReplying, setReplying] = useState(false);
  const reply = usePost({ fileKey: file.file_key, parentId: comment.comment_id }, () => setReplying(false));
  const edit = useEdit(file.file_key);
  const { shown, rightsOn, isFolded, unfold } = useShownComment(file);
  const byId = new Map(all.map((each) => [each.comment_id, each]));

  function replyTo({ comment_id: id, author }: WorkComment): void {
    if (author !== null && id !== comment.comment_id && reply.text === '') {
      reply.setText(`@${author.nick_name} `);
      reply.addPerson({ id: author.user_id, label: author.nick_name });
    }
    setReplying(true);
  }

  function actionsOf({ id }: { id: string }): ReactNode {
    const one = byId.get(id);
    if (one === undefined) return null;
    if (isFolded(one))
      return (
        <Button
          size="small"
          variant="quiet"
          aria-label={intl.formatMessage(blockMessages.showSpoken)}
          onClick={() => unfold(id)}
        >
          {intl.formatMessage(blockMessages.show)}
        </Button>
      );
    return <CommentActions file={file} comment={one} rights={rightsOn(one)} onReply={() => replyTo(one)} />;
  }

  return (
    <CommentThread
      comments={[shown(comment), ...replies.map(shown)]}
      words={{
        reply: intl.formatMessage(commentMessages.reply),
        replyPlaceholder: intl.formatMessage(commentMessages.replyHint),
        send: intl.formatMessage(commentMessages.send),
        edit: intl.formatMessage(commentMessages.edit),
        save: intl.formatMessage(commentMessages.save),
        cancel: intl.formatMessage(commentMessages.cancel),
        edited: intl.formatMessage(commentMessages.edited),
        suggestions: intl.formatMessage(commentMessages.people),
        moreReplies: (count) => intl.formatMessage(commentMessages.moreReplies, { count }),
        // Comments on templates are not resolved.
        resolve: '',
        reopen: '',
        resolved: '',
      }}
      locale={language}
      timeZone={timeZone}
      repliesShown={replies.length}
      earlierReplies={Math.max(0, replyNum - replies.length)}
      onEarlierReplies={askEarlier}
      {...mentions.props}
      {...(isReplying
        ? {
            onReply: (text) => reply.post(text, mentions.idsIn(text, reply.people)),
            replyBox: {
              autoFocus: true,
              value: reply.text,
              onValueChange: reply.setText,
              onMention: reply.addPerson,
              cancelLabel: intl.formatMessage(commentMessages.cancel),
              onCancel: () => setReplying(false),
            },
            replyError: reply.problem,
          }
        : {})}
      onEdit={(id, text, chosen) => edit.save(id, text, mentions.idsIn(text, chosen))}
      editError={({ id }) => (edit.failed?.id === id ? edit.failed.text : undefined)}
      actions={actionsOf}
    />
  );
}

/** The replies of a thread: its last ones, and all of them part by part once earlier ones were asked for. */
function useReplies(fileKey: string, thread: WireThread) {
  const intl = useIntl();
  const viewerId = useSelector(selectViewer)?.user_id ?? null;
  const [isAsked, setAsked] = useState(false);
  const place = { fileKey, commentId: thread.comment.comment_id, viewerId };
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useListRepliesInfiniteQuery(
    place,
    { ...KEEP_FRESH, skip: !isAsked },
  );
  // What is only kept fresh fails in silence.
  const isAwaited = useRef(false);
  useEffect(() => {
    if (isFetching || !isAwaited.current || (data === undefined && error === undefined)) return;
    isAwaited.current = false;
    if (error !== undefined) toast.error(failureText(intl, error));
  }, [intl, data, error, isFetching]);
  const found = data?.pages.flatMap(({ list }) => list).toReversed();
  return {
    replies: found !== undefined && found.length >= thread.replies.length ? found : thread.replies,
    askEarlier: () => {
      if (isFetching) return;
      isAwaited.current = true;
      if (!isAsked) setAsked(true);
      else if (data === undefined) void refetch();
      else if (hasNextPage) void fetchNextPage();
    },
  };
}

function useEdit(fileKey: string) {
  const intl = useIntl();
  const resumed = useResumed();
  const [updateComment] = useUpdateCommentMutation();
  const [failed, setFailed] = useState<{ id: string; text: string } | null>(null);
  return {
    failed,
    /** Saves; throws what keeps the text in its box. */
    save: async (commentId: string, text: string, mentions: readonly string[]): Promise<void> => {
      setFailed(null);
      const tooLong = tooLongText(intl, text);
      const { error } =
        tooLong === undefined
          ? await resumed(() =>
              updateComment({ fileKey, commentId, body: { text, mentions: [...mentions] } }),
            )
          : { error: undefined };
      const problem = tooLong ?? (error === undefined ? undefined : failureText(intl, error));
      if (problem === undefined) return;
      setFailed({ id: commentId, text: problem });
      throw new Error(problem);
    },
  };
}
