'use client';

import { Check, RotateCcw } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { Button } from '../Button/Button.tsx';
import { CommentBody } from './CommentBody.tsx';
import { CommentComposer, type CommentComposerProps } from './CommentComposer.tsx';
import type { Comment, CommentWords, Mention, MentionProps } from './comment-types.ts';
import styles from './CommentThread.module.css';

export interface CommentThreadProps
  extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'onSubmit'>, MentionProps {
  /** The comment that began it, and its replies, the oldest first. */
  comments: readonly [Comment, ...Comment[]];
  words: CommentWords;
  /** Language in which times are written, such as `en-US`. */
  locale: string;
  /** Time zone of the reader. Default: the browser's; name it where a server draws the page. */
  timeZone?: string;
  resolved?: boolean;
  /** Replies that show before the rest is asked for: the last ones. Default 3. */
  repliesShown?: number;
  /** Replies before those given, which the caller has still to load. */
  earlierReplies?: number;
  /** Loads them. */
  onEarlierReplies?: () => void;
  /** Lets the reader reply. */
  onReply?: (text: string, mentions: readonly Mention[]) => void | Promise<void>;
  /** Lets the reader change comments that say `canEdit`. */
  onEdit?: (id: string, text: string, mentions: readonly Mention[]) => void | Promise<void>;
  /** Lets the reader mark the thread as resolved, and open it again. */
  onResolvedChange?: (resolved: boolean) => void;
  /** Further things to do about a comment, such as a menu with report and hide. */
  actions?: (comment: Comment) => ReactNode;
  /** What the reply box holds and how it begins, where the caller keeps it. */
  replyBox?: Pick<
    CommentComposerProps,
    'autoFocus' | 'value' | 'onValueChange' | 'onMention' | 'cancelLabel' | 'onCancel' | 'disabled'
  >;
  /** Said below the reply box, such as that it could not be sent. */
  replyError?: ReactNode;
  /** Said below the box in which a comment is changed, such as that it could not be saved. */
  editError?: (comment: Comment) => ReactNode;
}

/** A comment with its replies: reply, mention, edit, resolve. It shows what it is given and asks for nothing itself. */
export function CommentThread({
  comments,
  words,
  locale,
  timeZone,
  resolved = false,
  repliesShown = 3,
  earlierReplies = 0,
  onEarlierReplies,
  onReply,
  replyBox,
  onEdit,
  onResolvedChange,
  actions,
  replyError,
  editError,
  suggestions,
  onMentionQuery,
  className,
  ...rest
}: CommentThreadProps) {
  const [allShown, setAllShown] = useState(false);
  const firstReply = useRef<HTMLLIElement>(null);
  const [first, ...replies] = comments;
  const hidden = allShown ? 0 : Math.max(0, replies.length - repliesShown);
  const isFolded = hidden + earlierReplies > 0;
  useLayoutEffect(() => {
    // The button that showed the rest has gone, and the focus with it.
    if (allShown && !isFolded && document.activeElement === document.body) firstReply.current?.focus();
  }, [allShown, isFolded]);
  const firstComment = useRef<HTMLDivElement>(null);
  const beganAt = useRef<Element>(null);
  const hasBox = onReply !== undefined && !resolved;
  const hadBox = useRef(hasBox);
  useLayoutEffect(() => {
    // The box took the focus along when it went: back to what had it before the box came.
    if (hadBox.current && !hasBox && document.activeElement === document.body) {
      const began = beganAt.current;
      (began instanceof HTMLElement && began.isConnected ? began : firstComment.current)?.focus();
    }
    hadBox.current = hasBox;
    if (!hasBox) beganAt.current = null;
  }, [hasBox]);
  const clock = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  const mentioning: MentionProps = {
    ...(suggestions ? { suggestions } : {}),
    ...(onMentionQuery ? { onMentionQuery } : {}),
  };
  const body = (comment: Comment) => (
    <CommentBody
      {...mentioning}
      comment={comment}
      words={words}
      time={clock.format(new Date(comment.createdAt))}
      actions={actions?.(comment)}
      editError={editError?.(comment)}
      onEdit={onEdit && ((text, mentions) => onEdit(comment.id, text, mentions))}
    />
  );
  return (
    <article
      aria-label={`${first.author.name}, ${clock.format(new Date(first.createdAt))}`}
      {...rest}
      data-resolved={resolved ? '' : undefined}
      className={classNames(styles.root, className)}
    >
      <div {...anchorOf(first)} ref={firstComment} className={styles.comment}>
        {body(first)}
      </div>
      {replies.length > 0 && (
        <div className={styles.replies}>
          {isFolded && (
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                setAllShown(true);
                onEarlierReplies?.();
              }}
            >
              {words.moreReplies(hidden + earlierReplies)}
            </Button>
          )}
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role from lists without bullets */}
          <ol role="list" className={styles.list}>
            {replies.slice(hidden).map((comment, index) => (
              <li
                key={comment.id}
                {...anchorOf(comment)}
                {...(index === 0 && allShown ? { ref: firstReply, tabIndex: -1 } : {})}
                className={styles.comment}
              >
                {body(comment)}
              </li>
            ))}
          </ol>
        </div>
      )}
      <div className={styles.foot}>
        {resolved && (
          <span className={styles.resolved}>
            <Check aria-hidden />
            {words.resolved}
          </span>
        )}
        {onResolvedChange && (
          <Button
            size="small"
            icon={resolved ? <RotateCcw /> : <Check />}
            onClick={() => onResolvedChange(!resolved)}
          >
            {resolved ? words.reopen : words.resolve}
          </Button>
        )}
      </div>
      {hasBox && (
        <CommentComposer
          {...mentioning}
          label={words.reply}
          placeholder={words.replyPlaceholder}
          submitLabel={words.send}
          suggestionsLabel={words.suggestions}
          {...replyBox}
          onFocus={({ relatedTarget }) => {
            beganAt.current ??= relatedTarget;
          }}
          error={replyError}
          onSubmit={onReply}
        />
      )}
    </article>
  );
}

/** A comment that links lead to can take the focus. */
function anchorOf({ anchorId }: Comment) {
  return anchorId === undefined ? {} : { id: anchorId, tabIndex: -1 };
}
