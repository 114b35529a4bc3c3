import { useEditorState, type BoardEditor } from '@boardwalk/board/react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { severalMessages } from '../several-messages.ts';
import styles from './FollowNotice.module.css';

/** What Escape closes or leaves itself. */
const WITH_OWN_ESCAPE = '[role="dialog"], [role="menu"], input, textarea';

/** Says that several are being selected one by one and how many they are, and offers to end it. */
export function SeveralNotice({ editor }: { readonly editor: BoardEditor }) {
  const intl = useIntl();
  const { several, selection } = useEditorState(editor);
  useEffect(() => {
    if (!several) return undefined;
    // A tap takes the keyboard from the board, and leaves it where else it was.
    const onKeyDown = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const isElsewhere = target instanceof Element && target.closest(WITH_OWN_ESCAPE) !== null;
      if (key === 'Escape' && !isElsewhere && !defaultPrevented) editor.setSeveral(false);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [several, editor]);
  if (!several) return null;
  const leave = (event: Event) => {
    editor.setSeveral(false);
    // For a finger the keyboard of the screen would come up.
    if (!(event instanceof PointerEvent && event.pointerType === 'touch')) editor.focus();
  };
  return (
    <div className={styles.notice}>
      <span className={styles.text}>
        {intl.formatMessage(severalMessages.chosen, { count: selection.size })}
      </span>
      <button
        type="button"
        className={styles.stop}
        aria-keyshortcuts="Escape"
        onClick={({ nativeEvent }) => leave(nativeEvent)}
        onKeyDown={({ key, nativeEvent }) => key === 'Escape' && leave(nativeEvent)}
      >
        {intl.formatMessage(messages.done)}
      </button>
    </div>
  );
}
