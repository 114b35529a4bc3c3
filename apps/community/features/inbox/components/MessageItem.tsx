import type { InboxMessage } from '@boardwalk/api-client';
import { InboxMessageType, readFeedbackAnswer, readInboxContent, readInboxReason } from '@boardwalk/domain';
import { CircleCheck, MessageCircleReply, MessageCircleX, PencilLine, UserX } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '#shared/links/Link.tsx';
import { outsidePaths, paths } from '#shared/paths.ts';
import { useReadMessageMutation } from '../api.ts';
import { inboxMessages } from '../messages.ts';
import { MessageBody } from './MessageBody.tsx';
import styles from './MessageItem.module.css';
import { NoticeItem } from './NoticeItem.tsx';
import { StillItem } from './StillItem.tsx';
import { TagsCorrectedItem } from './TagsCorrectedItem.tsx';
import { WorkSoldItem } from './WorkSoldItem.tsx';

export interface MessageItemProps {
  readonly message: InboxMessage;
  /** Runs when the message's link is followed inside the community. */
  readonly onOpen: () => void;
}

/** One message. A click marks it read and leads to the place it is about. */
export function MessageItem({ message, onOpen }: MessageItemProps) {
  const [read] = useReadMessageMutation();
  const markRead = () => {
    if (!message.read) void read(message.id);
  };
  const open = () => {
    markRead();
    onOpen();
  };
  switch (message.meta.msg_type) {
    case InboxMessageType.AUDIT_AGREE:
    case InboxMessageType.AUDIT_DISAGREE:
      return <Review message={message} onOpen={open} onRead={markRead} />;
    case InboxMessageType.COMMENT_REMOVED:
      return <Removal message={message} onOpen={open} />;
    case InboxMessageType.PROFILE_RESET:
      return <Reset message={message} onOpen={open} />;
    case InboxMessageType.FEEDBACK_ANSWERED:
      return <Answer message={message} onRead={markRead} />;
    case InboxMessageType.TAGS_CORRECTED:
      return <TagsCorrectedItem message={message} onOpen={open} />;
    case InboxMessageType.WORK_SOLD:
      return <WorkSoldItem message={message} onOpen={markRead} />;
    default:
      return <NoticeItem message={message} type={message.meta.msg_type} onOpen={open} onRead={markRead} />;
  }
}

/**
 * The result of a review: a passed work opens in the community, a refused one in the editor, where it can be improved and submitted
 * again (spec §2).
 */
function Review({ message, onOpen, onRead }: MessageItemProps & { onRead: () => void }) {
  const work = readInboxContent(message.meta.content);
  if (work === null) return null;
  const isPassed = message.meta.msg_type === InboxMessageType.AUDIT_AGREE;
  const body = (
    <MessageBody
      message={message}
      icon={isPassed ? <CircleCheck /> : <PencilLine />}
      isPassed={isPassed}
      reason={work.reason}
    >
      <FormattedMessage
        {...(isPassed ? inboxMessages.published : inboxMessages.refused)}
        values={{ name: work.name }}
      />
    </MessageBody>
  );
  return (
    <div className={styles.item} data-unread={message.read ? undefined : ''}>
      {isPassed ? (
        <Link className={styles.link} to={paths.file(work.file_key)} onClick={onOpen}>
          {body}
        </Link>
      ) : (
        <a
          className={styles.link}
          href={outsidePaths.editor(work.file_key)}
          target="_blank"
          rel="noreferrer"
          onClick={onRead}
        >
          {body}
        </a>
      )}
    </div>
  );
}

/** A moderator has removed a comment of the viewer's. */
function Removal({ message, onOpen }: MessageItemProps) {
  const intl = useIntl();
  const work = readInboxContent(message.meta.content);
  if (work === null) return null;
  return (
    <div className={styles.item} data-unread={message.read ? undefined : ''}>
      <Link className={styles.link} to={paths.file(work.file_key)} onClick={onOpen}>
        <MessageBody message={message} icon={<MessageCircleX />} reason={work.reason}>
          <FormattedMessage
            {...inboxMessages.commentRemoved}
            values={{ name: work.name || intl.formatMessage(inboxMessages.withdrawnWork) }}
          />
        </MessageBody>
      </Link>
    </div>
  );
}

/** A moderator has taken off the viewer's profile what others saw of it. */
function Reset({ message, onOpen }: MessageItemProps) {
  return (
    <div className={styles.item} data-unread={message.read ? undefined : ''}>
      <Link className={styles.link} to={paths.profile()} onClick={onOpen}>
        <MessageBody message={message} icon={<UserX />} reason={readInboxReason(message.meta.content)}>
          <FormattedMessage {...inboxMessages.profileReset} />
        </MessageBody>
      </Link>
    </div>
  );
}

/** The answer to feedback of the viewer's: it leads nowhere. */
function Answer({ message, onRead }: { readonly message: InboxMessage; readonly onRead: () => void }) {
  const content = readFeedbackAnswer(message.meta.content);
  if (content === null) return null;
  return (
    <StillItem message={message} onRead={onRead}>
      <MessageBody message={message} icon={<MessageCircleReply />} isPassed quote={content.answer}>
        <FormattedMessage {...inboxMessages.feedbackAnswered} values={{ feedback: content.feedback }} />
      </MessageBody>
    </StillItem>
  );
}
