import { addSiblingTopic } from '@boardwalk/board';
import { useEditorState, type BoardEditor } from '@boardwalk/board/react';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { isComposing } from '../is-composing.ts';
import { messages } from '../messages.ts';
import { typeMessages } from '../type-messages.ts';
import { useSharedText } from '../use-shared-text.ts';
import styles from './OutlineTree.module.css';

export interface OutlineFieldProps {
  readonly editor: BoardEditor;
  readonly id: string;
  /** Called when the text is done. */
  readonly onDone: () => void;
  /** Goes on with another entry. */
  readonly onEdit: (id: string) => void;
  /** Called when the entry goes to another place, where the field has to have the keyboard again. */
  readonly onMove: (id: string) => void;
  /** The entry above, for when this one is deleted. */
  readonly above: string | undefined;
}

/**
 * The text of an entry, written in its row. Enter begins the next topic, Tab and Shift+Tab change the level, Shift+Enter is a
 * line break, Backspace in an empty topic deletes it, Esc ends writing.
 */
export function OutlineField({ editor, id, onDone, onEdit, onMove, above }: OutlineFieldProps) {
  const intl = useIntl();
  const { store } = editor;
  const field = useRef<HTMLTextAreaElement>(null);
  const element = useSyncExternalStore(
    (listener) => store.subscribe(listener),
    () => store.elements.get(id),
  );
  const { value, write, leave, fieldProps } = useSharedText(editor, id, field);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const { readOnly } = useEditorState(editor);
  // It may be locked together with what it is in.
  const isLocked = useSyncExternalStore(
    (listener) => store.subscribe(listener),
    () => editor.isLocked(id),
  );
  const isThere = element !== undefined;
  const latest = useRef(onDone);
  useLayoutEffect(() => {
    latest.current = onDone;
  });
  useLayoutEffect(() => {
    if (isThere && !readOnly && !isLocked) return;
    // Others took the right to write, or the entry itself, away meanwhile.
    if (readOnly) editor.options.onReadOnly?.();
    else if (isThere) editor.options.onLocked?.();
    latest.current();
  }, [editor, isThere, readOnly, isLocked]);
  if (!element || readOnly || isLocked) return null;
  const isTopic = element.type === 'topic';

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // The row has keys of its own.
    event.stopPropagation();
    if (isComposing(event)) return;
    const { key, shiftKey, altKey } = event;
    const isPlain = !event.ctrlKey && !event.metaKey && !altKey;
    if (key === 'Escape' || key === 'F2' || (key === 'Enter' && !isPlain)) onDone();
    else if (key === 'Enter' && !shiftKey) {
      if (isTopic) addTopicAfter(editor, id, onEdit);
      else onDone();
    } else if (key === 'Tab' && isPlain && isTopic) {
      if (editor.shiftTopic(id, shiftKey ? 'out' : 'in')) onMove(id);
    } else if (altKey && isTopic && (key === 'ArrowUp' || key === 'ArrowDown')) {
      if (editor.shiftTopic(id, key === 'ArrowUp' ? 'up' : 'down')) onMove(id);
    } else if (key === 'Backspace' && isTopic && element?.text === '' && above !== undefined) {
      if (store.forest.childrenOf(id).length > 0) return;
      editor.select([id]);
      editor.deleteSelection();
      onEdit(above);
    } else return;
    event.preventDefault();
  }

  return (
    <textarea
      ref={field}
      className={styles.field}
      dir="auto"
      rows={Math.min(6, value.split('\n').length)}
      aria-label={intl.formatMessage(messages.textOf, {
        name: intl.formatMessage(typeMessages[element.type]),
      })}
      value={value}
      onChange={write}
      {...fieldProps}
      onKeyDown={onKeyDown}
      onClick={(event) => event.stopPropagation()}
      onBlur={() => {
        leave();
        onDone();
      }}
    />
  );
}

/** Adds a topic after another, or under it where that is a root, and goes on to write it. */
export function addTopicAfter(editor: BoardEditor, id: string, onEdit: (id: string) => void): void {
  const { store } = editor;
  // Nothing is hung on a topic that is locked.
  if (editor.isLocked(store.forest.parentOf(id) ?? id)) return editor.options.onLocked?.();
  const added = editor.change(() => addSiblingTopic(store, id));
  if (added === null) return;
  editor.select([added]);
  onEdit(added);
}
