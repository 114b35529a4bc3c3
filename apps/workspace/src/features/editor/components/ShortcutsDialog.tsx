import { Dialog } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { keys } from '../shortcut-keys.ts';
import styles from './ShortcutsDialog.module.css';

type Words = (typeof messages)[
  | 'select'
  | 'hand'
  | 'sticky'
  | 'text'
  | 'shape'
  | 'connector'
  | 'topic'
  | 'frame'
  | 'addChild'
  | 'addSibling'
  | 'foldOrUnfold'
  | 'walkTopics'
  | 'editText'
  | 'duplicate'
  | 'delete'
  | 'copy'
  | 'paste'
  | 'selectAll'
  | 'nudge'
  | 'bold'
  | 'italic'
  | 'toFront'
  | 'toBack'
  | 'leaveText'
  | 'undo'
  | 'redo'
  | 'zoomIn'
  | 'zoomOut'
  | 'zoomToActual'
  | 'fit'
  | 'pan'];

interface Group {
  readonly title:
    | typeof messages.tools
    | typeof messages.mindMaps
    | typeof messages.editing
    | typeof messages.view;
  readonly rows: readonly (readonly [Words, ...string[]])[];
}

const groups = (space: string): Group[] => [
  {
    title: messages.tools,
    rows: [
      [messages.select, 'V'],
      [messages.hand, 'H'],
      [messages.sticky, 'N'],
      [messages.text, 'T'],
      [messages.shape, 'R'],
      [messages.connector, 'C'],
      [messages.topic, 'M'],
      [messages.frame, 'F'],
    ],
  },
  {
    title: messages.mindMaps,
    rows: [
      [messages.addChild, 'Tab'],
      [messages.addSibling, 'Enter'],
      [messages.foldOrUnfold, space],
      [messages.walkTopics, '← ↑ → ↓'],
    ],
  },
  {
    title: messages.view,
    rows: [
      [messages.zoomIn, keys('mod', '+')],
      [messages.zoomOut, keys('mod', '−')],
      [messages.zoomToActual, keys('mod', '0')],
      [messages.fit, '1'],
      [messages.pan, space],
    ],
  },
  {
    title: messages.editing,
    rows: [
      [messages.undo, keys('mod', 'Z')],
      [messages.redo, keys('mod', 'shift', 'Z')],
      [messages.editText, 'Enter', 'F2'],
      [messages.leaveText, 'Esc'],
      [messages.copy, keys('mod', 'C')],
      [messages.paste, keys('mod', 'V')],
      [messages.duplicate, keys('mod', 'D')],
      [messages.selectAll, keys('mod', 'A')],
      [messages.delete, 'Del'],
      [messages.nudge, '← ↑ → ↓'],
      [messages.bold, keys('mod', 'B')],
      [messages.italic, keys('mod', 'I')],
      [messages.toFront, keys('mod', 'shift', ']')],
      [messages.toBack, keys('mod', 'shift', '[')],
    ],
  },
];

/** All keys of the editor. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const intl = useIntl();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={intl.formatMessage(messages.shortcuts)}
      closeLabel={intl.formatMessage(messages.close)}
      width={760}
    >
      <div className={styles.groups}>
        {groups(intl.formatMessage(messages.space)).map(({ title, rows }) => (
          <section key={title.id} className={styles.group}>
            <h3 className={styles.title}>{intl.formatMessage(title)}</h3>
            <dl>
              {rows.map(([words, ...combinations]) => (
                <div key={words.id} className={styles.row}>
                  <dt>{intl.formatMessage(words)}</dt>
                  <dd>
                    {combinations.map((combination) => (
                      <kbd key={combination}>{combination}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
