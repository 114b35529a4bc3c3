import type { BoardEditor } from '@boardwalk/board/react';
import { useIntl } from 'react-intl';
import { reveal } from '../comments/place.ts';
import { elementName } from '../element-name.ts';
import type { KeptView } from '../use-kept-view.ts';
import { messages } from './messages.ts';
import styles from './Votes.module.css';

/** An element by its name; pressed, it is selected and comes into sight. One that was deleted says so. */
export function ElementButton({
  editor,
  view,
  id,
}: {
  readonly editor: BoardEditor;
  readonly view: KeptView;
  readonly id: string;
}) {
  const intl = useIntl();
  const element = editor.store.elements.get(id);
  if (element === undefined)
    return <span className={styles.gone}>{intl.formatMessage(messages.goneElement)}</span>;
  return (
    <button
      type="button"
      className={styles.element}
      onClick={() => {
        editor.select([id]);
        const box = editor.boxOf(id);
        if (box) reveal(editor, view.getViewport(), { x: box.x + box.w / 2, y: box.y + box.h / 2 });
      }}
    >
      {elementName(intl, element)}
    </button>
  );
}
