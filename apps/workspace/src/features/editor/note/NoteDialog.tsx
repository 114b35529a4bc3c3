import { BoardLimits } from '@boardwalk/board';
import type { BoardEditor } from '@boardwalk/board/react';
import { Button, Dialog, TextArea, TextField } from '@boardwalk/ui-kit';
import { useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { shortText } from '../element-name.ts';
import { noteMessages as messages } from './messages.ts';
import { messages as words } from '../messages.ts';
import styles from './NoteDialog.module.css';
import { readLabels } from './read-labels.ts';
import { spokenMessages } from './spoken-messages.ts';

export interface NoteDialogProps {
  readonly editor: BoardEditor;
  readonly onClose: () => void;
}

/**
 * The note and the labels of the selected topic: to be written, or read by those who may only look. Of a frame, what is to be said
 * when it is presented.
 */
export function NoteDialog({ editor, onClose }: NoteDialogProps) {
  const intl = useIntl();
  // What was selected when it was opened: others may change or delete it meanwhile.
  const [topic] = useState(() => editor.onlySelected);
  const before = { note: topic?.note ?? '', labels: topic?.labels?.join(', ') ?? '', alt: topic?.alt ?? '' };
  const [note, setNote] = useState(before.note);
  const [labels, setLabels] = useState(before.labels);
  const [alt, setAlt] = useState(before.alt);
  const [isRefused, setIsRefused] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const labelField = useRef<HTMLInputElement>(null);
  const close = () => {
    onClose();
    editor.focus();
  };
  if (!topic) return null;
  const isReadOnly = editor.getState().readOnly || editor.isLocked(topic.id);
  const isFrame = topic.type === 'frame';
  const hasPicture = topic.type === 'topic' && topic.asset !== undefined;
  const isTooLong = note.trim().length > BoardLimits.note;

  function save(event: FormEvent) {
    event.preventDefault();
    const read = readLabels(labels);
    if (isTooLong) return field.current?.focus();
    if (!read) {
      setIsRefused(true);
      return labelField.current?.focus();
    }
    const trimmed = note.trim();
    // What was not touched stays as others have it by now.
    const patch = {
      ...(note === before.note ? {} : { note: trimmed === '' ? undefined : trimmed }),
      ...(alt === before.alt ? {} : { alt: alt.trim() === '' ? undefined : alt.trim() }),
      ...(labels === before.labels ? {} : { labels: read.length === 0 ? undefined : read }),
    };
    if (topic && Object.keys(patch).length > 0 && !editor.setRemarks(topic.id, patch)) return undefined;
    return close();
  }

  const labelsHelp = intl.formatMessage(messages.labelsHelp, {
    count: BoardLimits.labels,
    length: BoardLimits.label,
  });
  return (
    <Dialog
      open
      width={520}
      title={intl.formatMessage(isFrame ? messages.presenter : messages.title)}
      description={shortText(topic.text)}
      closeLabel={intl.formatMessage(words.close)}
      {...(isReadOnly ? {} : { initialFocus: field })}
      onClose={close}
      footer={
        !isReadOnly && (
          <Button type="submit" form="topic-note" variant="primary">
            {intl.formatMessage(messages.save)}
          </Button>
        )
      }
    >
      {isReadOnly ? (
        <div className={styles.form}>
          <p className={styles.text} dir="auto">
            {topic.note ?? intl.formatMessage(messages.none)}
          </p>
          {topic.alt !== undefined && (
            <p className={styles.text}>{intl.formatMessage(spokenMessages.picture, { text: topic.alt })}</p>
          )}
          {topic.labels && (
            <p className={styles.text}>
              {intl.formatMessage(spokenMessages.labelled, { labels: intl.formatList(topic.labels) })}
            </p>
          )}
        </div>
      ) : (
        <form id="topic-note" className={styles.form} onSubmit={save} noValidate>
          <TextArea
            ref={field}
            label={intl.formatMessage(isFrame ? messages.presenter : messages.note)}
            description={isFrame ? intl.formatMessage(messages.presenterHelp) : undefined}
            rows={8}
            dir="auto"
            value={note}
            error={
              isTooLong ? intl.formatMessage(messages.noteLength, { limit: BoardLimits.note }) : undefined
            }
            onValueChange={setNote}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
                event.currentTarget.form?.requestSubmit();
            }}
          />
          {hasPicture && (
            <TextField
              label={intl.formatMessage(messages.picture)}
              description={intl.formatMessage(messages.pictureHelp)}
              autoComplete="off"
              dir="auto"
              maxLength={BoardLimits.alt}
              value={alt}
              onValueChange={setAlt}
            />
          )}
          {!isFrame && (
            <TextField
              ref={labelField}
              label={intl.formatMessage(messages.labels)}
              autoComplete="off"
              dir="auto"
              value={labels}
              description={labelsHelp}
              error={isRefused ? labelsHelp : undefined}
              onValueChange={(next) => {
                setLabels(next);
                setIsRefused(false);
              }}
            />
          )}
        </form>
      )}
    </Dialog>
  );
}
