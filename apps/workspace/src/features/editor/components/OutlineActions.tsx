import { DialogOnDemand } from '@boardwalk/app-shell/app';
import { placeAfter, type BoardElement } from '@boardwalk/board';
import type { BoardEditor } from '@boardwalk/board/react';
import { Button, IconButton, TextArea } from '@boardwalk/ui-kit';
import {
  ArrowDown,
  ArrowUp,
  Check,
  CornerDownRight,
  ExternalLink,
  ListIndentDecrease,
  ListIndentIncrease,
  NotebookText,
  Pencil,
  Trash2,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { isComposing } from '../is-composing.ts';
import { actionMessages } from '../action-messages.ts';
import { hasOwnText } from '../has-own-text.ts';
import { linkMessages } from '../link/messages.ts';
import { messages } from '../messages.ts';
import { noteMessages } from '../note/messages.ts';
import { noteDialog } from '../note/note-dialog.ts';
import { severalMessages } from '../several-messages.ts';
import { typeMessages } from '../type-messages.ts';
import { useSelectedElements } from '../use-selected-elements.ts';
import { useSharedText } from '../use-shared-text.ts';
import styles from './OutlineActions.module.css';

const MOVES = [
  ['up', <ArrowUp key="up" />],
  ['down', <ArrowDown key="down" />],
  ['out', <ListIndentDecrease key="out" />],
  ['in', <ListIndentIncrease key="in" />],
] as const;

const moveLabels = {
  up: actionMessages.topicUp,
  down: actionMessages.topicDown,
  out: actionMessages.topicOut,
  in: actionMessages.topicIn,
};

/** What can be done with the chosen entry: edit its text here, add a topic below it, move it, delete it; of several, delete them. */
export function OutlineActions({ editor }: { editor: BoardEditor }) {
  const intl = useIntl();
  const elements = useSelectedElements(editor);
  const [noted, setNoted] = useState<string | null>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const [only] = elements;
  const remove = (
    <Button size="small" variant="quiet" icon={<Trash2 />} onClick={() => editor.deleteSelection()}>
      {intl.formatMessage(messages.delete)}
    </Button>
  );
  if (elements.length > 1) {
    return (
      <div role="toolbar" aria-label={intl.formatMessage(messages.elementActions)} className={styles.root}>
        <span className={styles.count}>
          {intl.formatMessage(severalMessages.chosen, { count: elements.length })}
        </span>
        {remove}
      </div>
    );
  }
  if (only === undefined) {
    return <p className={styles.hint}>{intl.formatMessage(messages.outlineHint)}</p>;
  }
  if (edited === only.id && !editor.isLocked(only.id)) {
    return (
      <TextEntry
        key={only.id}
        editor={editor}
        element={only}
        onDone={() => {
          setEdited(null);
          // The button stands again after this rendering.
          setTimeout(() => edit.current?.focus(), 0);
        }}
      />
    );
  }
  return (
    <div role="toolbar" aria-label={intl.formatMessage(messages.elementActions)} className={styles.root}>
      {!editor.isLocked(only.id) && hasOwnText(only) && (
        <Button ref={edit} size="small" icon={<Pencil />} onClick={() => setEdited(only.id)}>
          {intl.formatMessage(messages.editText)}
        </Button>
      )}
      {only.link !== undefined && (
        <Button size="small" icon={<ExternalLink />} onClick={() => editor.openLink(only.id)}>
          {intl.formatMessage(linkMessages.open)}
        </Button>
      )}
      {only.type === 'topic' && (
        <Button size="small" icon={<NotebookText />} onClick={() => setNoted(only.id)}>
          {intl.formatMessage(noteMessages.title)}
        </Button>
      )}
      {noted === only.id && (
        <DialogOnDemand
          part={noteDialog}
          onFailed={() => setNoted(null)}
          input={{ editor, onClose: () => setNoted(null) }}
        />
      )}
      {only.type === 'topic' && (
        <Button
          size="small"
          icon={<CornerDownRight />}
          onClick={() => {
            editor.addChild();
            editor.stopEditing();
            const [added] = editor.getState().selection;
            if (added !== undefined) setEdited(added);
          }}
        >
          {intl.formatMessage(messages.addChild)}
        </Button>
      )}
      {only.type === 'topic' && editor.store.forest.parentOf(only.id) !== null && (
        <span className={styles.moves}>
          {MOVES.map(([shift, icon]) => (
            <IconButton
              key={shift}
              size="small"
              label={intl.formatMessage(moveLabels[shift])}
              icon={icon}
              disabled={placeAfter(editor.store, only.id, shift) === null}
              onClick={() => editor.shiftTopic(only.id, shift)}
            />
          ))}
        </span>
      )}
      {remove}
    </div>
  );
}

function TextEntry({
  editor,
  element,
  onDone,
}: {
  editor: BoardEditor;
  element: BoardElement;
  onDone: () => void;
}) {
  const intl = useIntl();
  const field = useRef<HTMLTextAreaElement>(null);
  const { value, write, leave, fieldProps } = useSharedText(editor, element.id, field);
  useEffect(() => {
    field.current?.focus();
    // The element may be locked or deleted meanwhile, by others: the keyboard goes to the board then.
    return () => void setTimeout(() => document.activeElement === document.body && editor.focus(), 0);
  }, [editor]);
  return (
    <div className={styles.entry}>
      <TextArea
        label={intl.formatMessage(messages.textOf, { name: intl.formatMessage(typeMessages[element.type]) })}
        value={value}
        onValueChange={write}
        {...fieldProps}
        onBlur={leave}
        rows={3}
        ref={field}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || isComposing(event)) return;
          event.stopPropagation();
          onDone();
        }}
      />
      <Button size="small" variant="primary" icon={<Check />} onClick={onDone}>
        {intl.formatMessage(messages.done)}
      </Button>
    </div>
  );
}
