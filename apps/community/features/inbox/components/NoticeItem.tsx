import {
  isBoardNotice,
  ProfileTab,
  readNoticeContent,
  type NoticeContent,
  type NoticeType,
} from '@boardwalk/domain';
import { AtSign, Copy, Heart, MessageCircle, Reply, UserPlus, type LucideIcon } from 'lucide-react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Link } from '#shared/links/Link.tsx';
import { outsidePaths, paths } from '#shared/paths.ts';
import { inboxMessages } from '../messages.ts';
import { MessageBody } from './MessageBody.tsx';
import styles from './MessageItem.module.css';
import type { MessageItemProps } from './MessageItem.tsx';
import { StillItem } from './StillItem.tsx';

const LOOKS: Readonly<Record<NoticeType, { icon: LucideIcon; message: MessageDescriptor }>> = {
  WorkLiked: { icon: Heart, message: inboxMessages.liked },
  WorkCopied: { icon: Copy, message: inboxMessages.copied },
  Followed: { icon: UserPlus, message: inboxMessages.followed },
  Commented: { icon: MessageCircle, message: inboxMessages.commented },
  Replied: { icon: Reply, message: inboxMessages.replied },
  Mentioned: { icon: AtSign, message: inboxMessages.mentioned },
  BoardCommented: { icon: MessageCircle, message: inboxMessages.commented },
  BoardReplied: { icon: Reply, message: inboxMessages.replied },
  BoardMentioned: { icon: AtSign, message: inboxMessages.mentioned },
};

interface NoticeItemProps extends MessageItemProps {
  readonly type: NoticeType;
  /** Runs when it is only marked read. */
  readonly onRead: () => void;
}

/**
 * What others did: the last of them by name, the others by number. It leads to the work, the comment or the person; one about a
 * board that the reader may not open leads nowhere.
 */
export function NoticeItem({ message, type, onOpen, onRead }: NoticeItemProps) {
  const intl = useIntl();
  const notice = readNoticeContent(message.meta.content);
  const [latest] = notice?.people ?? [];
  if (notice === null || latest === undefined) return null;
  const { icon: Icon, message: words } = LOOKS[type];
  const { closedBoard, withdrawnWork } = inboxMessages;
  const unnamed = intl.formatMessage(isBoardNotice(type) ? closedBoard : withdrawnWork);
  const body = (
    <MessageBody message={message} icon={<Icon />}>
      <FormattedMessage
        {...words}
        values={{ who: latest.nick_name, others: notice.count - 1, name: notice.name || unnamed }}
      />
    </MessageBody>
  );
  // The server names no board to those who may not open it.
  if (isBoardNotice(type) && !notice.name)
    return (
      <StillItem message={message} onRead={onRead}>
        {body}
      </StillItem>
    );
  return (
    <div className={styles.item} data-unread={message.read ? undefined : ''}>
      {isBoardNotice(type) ? (
        <a className={styles.link} href={boardPlaceOf(notice)} onClick={onOpen}>
          {body}
        </a>
      ) : (
        <Link className={styles.link} to={placeOf(notice)} onClick={onOpen}>
          {body}
        </Link>
      )}
    </div>
  );
}

/** Where a notice about a board leads: to the comment in the editor. */
function boardPlaceOf({ file_key: fileKey = '', comment_id: commentId }: NoticeContent): string {
  return commentId === undefined
    ? outsidePaths.editor(fileKey)
    : outsidePaths.boardComment(fileKey, commentId);
}

/** Where a notice leads: several followers are a list on the viewer's own profile. */
function placeOf({ file_key: fileKey, comment_id: commentId, people, count }: NoticeContent): string {
  if (fileKey === undefined)
    return count === 1 ? paths.profile(people[0]?.profile_name) : paths.profile(undefined, ProfileTab.FANS);
  return commentId === undefined ? paths.file(fileKey) : paths.comment(fileKey, commentId);
}
