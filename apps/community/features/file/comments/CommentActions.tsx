import type { CommunityFile, WorkComment } from '@boardwalk/api-client';
import type { CommentRights } from '@boardwalk/domain';
import { Button, confirmer, IconButton, Menu, MenuItem, toast } from '@boardwalk/ui-kit';
import { Ban, Eye, EyeOff, Flag, MoreHorizontal, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { FocusAfter } from '#shared/browser/FocusAfter.tsx';
import { useDialogs } from '#shared/dialogs/use-dialogs.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import { blockMessages } from '#shared/follows/block-messages.ts';
import { useBlocking } from '#shared/follows/use-blocking.ts';
import { useResumed } from '#shared/session/use-resumed.ts';
import { selectViewer } from '#shared/session/session-slice.ts';
import { useDeleteCommentMutation, useSetCommentHiddenMutation } from './api.ts';
import { commentMessages } from './messages.ts';

interface CommentActionsProps {
  file: CommunityFile;
  comment: WorkComment;
  rights: CommentRights;
  onReply: () => void;
}

/** Reply, and behind a menu: hide, show again, delete, report, block the writer, as far as the viewer may. */
export function CommentActions({ file, comment, rights, onReply }: CommentActionsProps) {
  const intl = useIntl();
  const { open } = useDialogs();
  const resumed = useResumed();
  const [deleteComment] = useDeleteCommentMutation();
  const [setCommentHidden] = useSetCommentHiddenMutation();
  const fileKey = file.file_key;
  const commentId = comment.comment_id;
  const { author } = comment;
  const name = author?.nick_name ?? '';
  const viewerId = useSelector(selectViewer)?.user_id ?? null;
  const { block, unblock } = useBlocking();
  // A deleted account has no page, and nobody to block.
  const blocks = viewerId !== null && author?.profile_name != null && author.user_id !== viewerId;

  async function hide(hidden: boolean): Promise<void> {
    const { error } = await resumed(() => setCommentHidden({ fileKey, commentId, hidden }));
    if (error) toast.error(failureText(intl, error));
  }

  const isRemoved = useRef(false);
  async function remove(): Promise<void> {
    const outcome = await confirmer.confirm({
      title: intl.formatMessage(commentMessages.removeTitle),
      message: intl.formatMessage(commentMessages.removeText),
      okLabel: intl.formatMessage(commentMessages.remove),
      critical: 'ok',
    });
    if (outcome !== 'ok') return;
    // The comment may be gone before this goes on.
    isRemoved.current = true;
    const { error } = await resumed(() => deleteComment({ fileKey, commentId }));
    isRemoved.current = error === undefined;
    if (error) toast.error(failureText(intl, error));
    else toast.success(intl.formatMessage(commentMessages.removed));
  }

  const hasMenu = rights.hide || rights.unhide || rights.remove || rights.report || blocks;
  return (
    <>
      {rights.reply && (
        <Button
          size="small"
          variant="quiet"
          aria-label={intl.formatMessage(commentMessages.replyTo, { name })}
          onClick={onReply}
        >
          {intl.formatMessage(commentMessages.reply)}
        </Button>
      )}
      {hasMenu && <FocusAfter to="#file-comments" isWanted={() => isRemoved.current} />}
      {hasMenu && (
        <Menu
          trigger={
            <IconButton
              size="small"
              label={intl.formatMessage(commentMessages.actions, { name })}
              icon={<MoreHorizontal />}
            />
          }
        >
          {rights.hide && (
            <MenuItem icon={<EyeOff />} onSelect={() => void hide(true)}>
              {intl.formatMessage(commentMessages.hide)}
            </MenuItem>
          )}
          {rights.unhide && (
            <MenuItem icon={<Eye />} onSelect={() => void hide(false)}>
              {intl.formatMessage(commentMessages.unhide)}
            </MenuItem>
          )}
          {rights.report && (
            <MenuItem icon={<Flag />} onSelect={() => open('report', { fileKey, name, commentId })}>
              {intl.formatMessage(commentMessages.report)}
            </MenuItem>
          )}
          {author !== null && blocks && (
            <MenuItem
              icon={<Ban />}
              {...(comment.from_blocked ? {} : { tone: 'critical' })}
              onSelect={() =>
                void (comment.from_blocked ? unblock : block)({
                  userId: author.user_id,
                  name: author.nick_name,
                })
              }
            >
              {intl.formatMessage(
                comment.from_blocked ? blockMessages.unblockNamed : blockMessages.blockNamed,
                { name },
              )}
            </MenuItem>
          )}
          {rights.remove && (
            <MenuItem icon={<Trash2 />} tone="critical" onSelect={() => void remove()}>
              {intl.formatMessage(commentMessages.remove)}
            </MenuItem>
          )}
        </Menu>
      )}
    </>
  );
}
