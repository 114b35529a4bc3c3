import { useEditorState, type BoardEditor } from '@boardwalk/board/react';
import { useIntl } from 'react-intl';
import { connectMessages as messages } from '../connect-messages.ts';
import styles from './FollowNotice.module.css';

/** Says that the other end of a connector is to be chosen, and offers to leave it. */
export function ConnectNotice({ editor }: { readonly editor: BoardEditor }) {
  const intl = useIntl();
  const { connecting } = useEditorState(editor);
  if (!connecting) return null;
  const isTouched = matchMedia('(pointer: coarse)').matches;
  const leave = () => {
    editor.setMode(null);
    editor.focus();
  };
  return (
    <div className={styles.notice}>
      <span className={styles.text}>
        {intl.formatMessage(isTouched ? messages.chooseByTouch : messages.choose)}
      </span>
      <button
        type="button"
        className={styles.stop}
        onClick={leave}
        onKeyDown={({ key }) => key === 'Escape' && leave()}
      >
        {intl.formatMessage(messages.cancel)}
      </button>
    </div>
  );
}
