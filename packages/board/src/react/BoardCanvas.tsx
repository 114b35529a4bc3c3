import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { EditorView, type BoardEditor } from '../editor/index.ts';
import { themeOf } from '../render/index.ts';
import styles from './BoardCanvas.module.css';
import { useColorScheme, type ThemeChoice } from './useColorScheme.ts';

/** Every word the editing surface says. */
export interface BoardCanvasLabels {
  /** Name of the board, e.g. "Board: Weekly plan". */
  readonly board: string;
  /** How it is used with the keyboard; read to screen readers. */
  readonly help: string;
}

export interface BoardCanvasProps {
  /** Made by `useBoardEditor`. */
  readonly editor: BoardEditor;
  readonly labels: BoardCanvasLabels;
  /** `auto`, the default, follows the page. */
  readonly theme?: ThemeChoice;
  readonly className?: string;
  /** Takes the keyboard at once. */
  readonly autoFocus?: boolean;
  /** What floats over the board, such as a toolbar beside the selection. */
  readonly children?: ReactNode;
}

/** Whether the last thing done on the page was pressing Tab. A field always counts as focus-visible, so CSS does not know. */
function useTabbedLast() {
  const tabbed = useRef(false);
  useEffect(() => {
    const note = (event: Event) => {
      tabbed.current = event instanceof KeyboardEvent && event.key === 'Tab';
    };
    document.addEventListener('keydown', note, true);
    document.addEventListener('pointerdown', note, true);
    return () => {
      document.removeEventListener('keydown', note, true);
      document.removeEventListener('pointerdown', note, true);
    };
  }, []);
  return tabbed;
}

/**
 * The surface on which a board is edited: pointer, touch and keyboard. Toolbars are not part of it; they talk to the
 * same `BoardEditor`.
 */
export function BoardCanvas(props: BoardCanvasProps) {
  const { editor, labels, theme = 'auto', className, autoFocus = false, children } = props;
  const rootRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const viewRef = useRef<EditorView | null>(null);
  const helpId = useId();
  const scheme = useColorScheme(rootRef, theme);
  const latestScheme = useRef(scheme);
  const byTab = useTabbedLast();
  const [ring, setRing] = useState(false);

  useEffect(() => {
    const [canvas, field] = [canvasRef.current, fieldRef.current];
    if (!canvas || !field) return undefined;
    const view = new EditorView(editor, canvas, field, themeOf(latestScheme.current));
    viewRef.current = view;
    return () => {
      viewRef.current = null;
      view.destroy();
    };
  }, [editor]);

  useEffect(() => {
    latestScheme.current = scheme;
    viewRef.current?.setTheme(themeOf(scheme));
  }, [scheme]);

  useEffect(() => {
    if (autoFocus) editor.focus();
  }, [autoFocus, editor]);

  return (
    <div
      ref={rootRef}
      className={[styles['board'], className].filter(Boolean).join(' ')}
      data-scheme={scheme}
      data-ring={ring || undefined}
    >
      <canvas ref={canvasRef} className={styles['canvas']} />
      <textarea
        ref={fieldRef}
        className={styles['field']}
        aria-label={labels.board}
        aria-describedby={helpId}
        data-resting=""
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        wrap="soft"
        onFocus={() => setRing(byTab.current)}
        onBlur={() => setRing(false)}
      />
      <p id={helpId} hidden>
        {labels.help}
      </p>
      {children}
    </div>
  );
}
