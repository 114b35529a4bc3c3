import { useEditorState, type BoardEditor } from '@boardwalk/board/react';
import { useIntl } from 'react-intl';
import { branchMessages as messages } from '../branch-messages.ts';
import { topicName } from '../element-name.ts';
import { useBoardVersion } from '../use-selected-elements.ts';
import styles from './FollowNotice.module.css';

/** Says that one branch is shown alone, and offers the way back. */
export function BranchNotice({ editor }: { readonly editor: BoardEditor }) {
  const intl = useIntl();
  const { branch } = useEditorState(editor);
  useBoardVersion(editor);
  const topic = branch === null ? undefined : editor.store.elements.get(branch);
  if (!topic) return null;
  const leave = () => {
    editor.showBranch(null);
    editor.focus();
  };
  return (
    <div className={styles.notice}>
      <span className={styles.text}>
        {intl.formatMessage(messages.only, { name: topicName(intl, topic) })}
      </span>
      <button
        type="button"
        className={styles.stop}
        aria-keyshortcuts="Escape"
        onClick={leave}
        onKeyDown={({ key }) => key === 'Escape' && leave()}
      >
        {intl.formatMessage(messages.showAll)}
      </button>
    </div>
  );
}
