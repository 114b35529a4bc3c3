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
 * merged when it ends. All that is written while the field has the keyboard is one step to undo, as long as
 * nothing else is done.
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
  /** True while the field itself changes the board. */
  const isPushing = useRef(false);
  /** True when the step was ended by something else that was done while the field kept the keyboard, such as Tab in an outline. */
  const isBroken = useRef(false);

  useLayoutEffect(
    () =>
      store.subscribe(({ changed, source }) => {
        if (source !== 'remote' && !isPushing.current) isBroken.current = true;
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

  function beginStep(): void {
    isStep.current = true;
    isBroken.current = false;
    store.beginStep();
  }

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
    if (isBroken.current) beginStep();
    isPushing.current = true;
    const isWhole = !mine || spliceText(store, id, theirs ? rebaseSplice(mine, theirs) : [mine]);
    isPushing.current = false;
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
      onFocus: beginStep,
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
