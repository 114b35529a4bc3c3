'use client';

import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { CommentComposer } from './CommentComposer.tsx';
import type { Comment, CommentWords, Mention, MentionProps } from './comment-types.ts';
import { mentionedIn, splitMentions } from './mention-text.ts';
import styles from './CommentThread.module.css';

interface CommentBodyProps extends MentionProps {
  comment: Comment;
  words: CommentWords;
  time: string;
  actions: ReactNode;
  onEdit: ((text: string, mentions: readonly Mention[]) => void | Promise<void>) | undefined;
  /** Said below the box in which it is changed. */
  editError: ReactNode;
}

/** One comment: who, when, what, and what can be done about it. */
export function CommentBody({
  comment,
  words,
  time,
  actions,
  onEdit,
  editError,
  ...mentioning
}: CommentBodyProps) {
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const { author, text, mentions = [], notice, remark, createdAt, isEdited, canEdit } = comment;
  const wasEditing = useRef(false);
  useLayoutEffect(() => {
    // The box took the focus along when it went. Who has gone on meanwhile stays there.
    if (wasEditing.current && !editing && document.activeElement === document.body)
      editButton.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return (
    <>
      <div className={styles.head}>
        {author.avatar != null && (
          <span className={styles.avatar} aria-hidden>
            {author.avatar}
          </span>
        )}
        <span className={styles.who}>
          <span className={styles.author}>{author.shownName ?? author.name}</span>
          <time className={styles.time} dateTime={new Date(createdAt).toISOString()}>
            {time}
          </time>
          {isEdited === true && <span className={styles.time}>{words.edited}</span>}
        </span>
        <span className={styles.actions}>
          {canEdit === true && onEdit && !editing && (
            <Button ref={editButton} size="small" variant="quiet" onClick={() => setEditing(true)}>
              {words.edit}
            </Button>
          )}
          {actions}
        </span>
      </div>
      {remark != null && <p className={styles.remark}>{remark}</p>}
      {editing && onEdit ? (
        <CommentComposer
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader just asked to write here
          autoFocus
          {...mentioning}
          label={words.edit}
          submitLabel={words.save}
          cancelLabel={words.cancel}
          suggestionsLabel={words.suggestions}
          defaultValue={text}
          onCancel={() => setEditing(false)}
          error={editError}
          onSubmit={async (next, named) => {
            await onEdit(next, mentionedIn(next, [...mentions, ...named]));
            setEditing(false);
          }}
        />
      ) : notice == null ? (
        <p className={styles.text} dir="auto">
          {splitMentions(text, mentions).map((piece) =>
            piece.isMention ? (
              <b key={piece.at} className={styles.mention}>
                {piece.text}
              </b>
            ) : (
              piece.text
            ),
          )}
        </p>
      ) : (
        <p className={styles.notice}>{notice}</p>
      )}
    </>
  );
}
