import { rebaseSplice, shiftPosition, spliceBetween, spliceText } from '@boardwalk/board';
import type { BoardEditor } from '@boardwalk/board/react';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';

/**
 * The text of an element in a field beside the board. What is typed goes into the shared text at once, only the part that changed;
 * what others type in it comes into the field around the caret. During a composition the field is left alone, and the two are
 * merged when it ends. All that is written while the field has the keyboard is one step to undo.
 */
export function useSharedText(editor: BoardEditor, id: string, field: RefObject<HTMLTextAreaElement | null>) {
  const { store } = editor;
  const text = useSyncExternalStore(
    (listener) => store.subscribe(listener),
    () => store.elements.get(id)?.text ?? '',
  );
  /** The shared text as the field last took it over. */
  const base = useRef(text);
  /** What the field holds while an input method composes in it. */
  const [composed, setComposed] = useState<string | null>(null);
  const isComposing = useRef(false);

  useLayoutEffect(
    () =>
      store.subscribe(({ changed }) => {
        // Before the field is painted again: a value that is set then would take the caret to the end.
        if (changed.has(id) && !isComposing.current && field.current) pull(field.current);
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `pull` uses nothing else
    [store, id, field],
  );

  /** True while a step of the history is under way. */
  const isStep = useRef(false);
  const endStep = useCallback(() => {
    if (isStep.current) store.endStep();
    isStep.current = false;
  }, [store]);
  useEffect(() => endStep, [endStep]);

  /** Takes the shared text into the field, the caret staying where it is in the text. */
  function pull(node: HTMLTextAreaElement): void {
    const shared = store.elements.get(id)?.text ?? '';
    base.current = shared;
    const splice = spliceBetween(node.value, shared);
    if (!splice) return;
    const { selectionStart, selectionEnd } = node;
    node.value = shared;
    node.setSelectionRange(shiftPosition(selectionStart, splice), shiftPosition(selectionEnd, splice));
  }

  /** Writes what was typed into the shared text, around what others typed meanwhile. */
  function push(node: HTMLTextAreaElement): void {
    const mine = spliceBetween(base.current, node.value, node.selectionStart);
    const theirs = spliceBetween(base.current, store.elements.get(id)?.text ?? '');
    const isWhole = !mine || spliceText(store, id, theirs ? rebaseSplice(mine, theirs) : [mine]);
    pull(node);
    if (!isWhole) editor.options.onTextFull?.();
  }

  return {
    value: composed ?? text,
    /** To be called when something was typed in the field. */
    write: (): void => {
      const node = field.current;
      if (!node) return;
      if (isComposing.current) setComposed(node.value);
      else push(node);
    },
    /** Called when the field loses the keyboard. */
    leave: endStep,
    /** Handlers for the field. */
    fieldProps: {
      onFocus: (): void => {
        isStep.current = true;
        store.beginStep();
      },
      onCompositionStart: (): void => {
        isComposing.current = true;
        setComposed(field.current?.value ?? null);
      },
      onCompositionEnd: (): void => {
        isComposing.current = false;
        setComposed(null);
        if (field.current) push(field.current);
      },
    },
  };
}
