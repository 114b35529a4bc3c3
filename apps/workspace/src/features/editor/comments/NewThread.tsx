import type { BoardFileDetail } from '@boardwalk/api-client';
import { CommentComposer, IconButton } from '@boardwalk/ui-kit';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useCreateBoardCommentMutation } from './api.ts';
import { messages } from './messages.ts';
import type { CommentPlace } from './place.ts';
import { refusalText, tooLongText } from './problem-text.ts';
import styles from './ThreadCard.module.css';
import { useMentions } from './use-mentions.tsx';

export interface NewThreadProps {
  readonly file: BoardFileDetail;
  readonly place: CommentPlace;
  /** What has been written so far. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Runs with the id of the comment once it is stored. */
  readonly onMade: (id: string) => void;
  readonly onClose: () => void;
}

/** Where a comment is written that begins a thread. */
export function NewThread({ file, place, text: written, onText, onMade, onClose }: NewThreadProps) {
  const intl = useIntl();
  const fileKey = file.file_key;
  const mentions = useMentions(fileKey);
  const [create] = useCreateBoardCommentMutation();
  const [problem, setProblem] = useState<string>();
  return (
    <>
      <header className={styles.header}>
        <h2 className={styles.title}>{intl.formatMessage(messages.newComment)}</h2>
        <IconButton
          label={intl.formatMessage(messages.closeThread)}
          icon={<X />}
          size="small"
          tooltip={false}
          onClick={onClose}
        />
      </header>
      <div className={styles.body}>
        <CommentComposer
          {...mentions.props}
          label={intl.formatMessage(messages.write)}
          placeholder={intl.formatMessage(messages.writeHint)}
          submitLabel={intl.formatMessage(messages.post)}
          cancelLabel={intl.formatMessage(messages.cancel)}
          onCancel={() => {
            onText('');
            onClose();
          }}
          value={written}
          onValueChange={onText}
          suggestionsLabel={intl.formatMessage(messages.people)}
          error={problem}
          onSubmit={async (text, chosen) => {
            setProblem(undefined);
            const tooLong = tooLongText(intl, text);
            const { x, y, elementId } = place;
            const body = {
              text,
              mentions: mentions.idsIn(text, chosen),
              x,
              y,
              ...(elementId === null ? {} : { element_id: elementId }),
            };
            const { data, error } = tooLong === undefined ? await create({ fileKey, body }) : {};
            if (data) {
              onText('');
              return onMade(data.comment.comment_id);
            }
            const wrong = tooLong ?? refusalText(intl, error);
            setProblem(wrong);
            throw new Error(wrong);
          }}
        />
      </div>
    </>
  );
}
