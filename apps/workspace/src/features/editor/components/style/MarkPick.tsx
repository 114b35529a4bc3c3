import type { TaskState, TopicElement } from '@boardwalk/board';
import { PRIORITIES, type BoardEditor } from '@boardwalk/board/react';
import { Ban, ImagePlus, NotebookText, Square, SquareCheck, Star } from 'lucide-react';
import { useIntl } from 'react-intl';
import { markMessages } from '../../mark-messages.ts';
import { noteMessages } from '../../note/messages.ts';
import { topicMessages } from '../../topic-messages.ts';
import { common } from '../../use-selected-elements.ts';
import { BarButton } from '../BarButton.tsx';
import { BarPopover } from '../BarPopover.tsx';
import { Choices } from './Choices.tsx';
import styles from './picks.module.css';

/** Stand for a topic without a checkbox, and for one without a priority. */
const NO_TASK = 'none';
const NO_PRIORITY = 0;

/** Whether topics are to be done, how urgent they are, their icons, and what there is to say and to be seen about one. */
export function MarkPick({ editor, elements }: { editor: BoardEditor; elements: readonly TopicElement[] }) {
  const intl = useIntl();
  const label = intl.formatMessage(markMessages.marks);
  return (
    <>
      {elements.length === 1 && editor.options.onEditNote && (
        <BarButton
          label={intl.formatMessage(noteMessages.title)}
          shortcut="F4"
          icon={<NotebookText />}
          onClick={() => editor.editNote()}
        />
      )}
      <BarPopover editor={editor} label={label} trigger={<BarButton label={label} icon={<SquareCheck />} />}>
        {(close) => (
          <>
            <div className={styles.row}>
              <Choices<TaskState | typeof NO_TASK>
                label={intl.formatMessage(markMessages.task)}
                value={common(elements.map(({ task }): TaskState | typeof NO_TASK => task ?? NO_TASK))}
                options={[
                  { value: NO_TASK, label: intl.formatMessage(markMessages.noTask), icon: <Ban /> },
                  { value: 'open', label: intl.formatMessage(markMessages.open), icon: <Square /> },
                  { value: 'done', label: intl.formatMessage(markMessages.done), icon: <SquareCheck /> },
                ]}
                onChoose={(task) => editor.setExtras({ task: task === NO_TASK ? undefined : task })}
              />
            </div>
            <div className={styles.row}>
              <Choices<number>
                label={intl.formatMessage(markMessages.priority)}
                value={common(elements.map(({ priority = NO_PRIORITY }) => priority))}
                options={[
                  { value: NO_PRIORITY, label: intl.formatMessage(markMessages.noPriority), icon: <Ban /> },
                  ...PRIORITIES.map((priority) => ({
                    value: priority,
                    label: intl.formatMessage(markMessages.priorityOf, { priority }),
                    icon: <span className={styles.percent}>{intl.formatNumber(priority)}</span>,
                  })),
                ]}
                onChoose={(priority) =>
                  editor.setExtras({ priority: priority === NO_PRIORITY ? undefined : priority })
                }
              />
            </div>
            <div className={styles.signs}>
              {editor.options.onPickEmoji && (
                <BarButton
                  label={intl.formatMessage(topicMessages.icon)}
                  icon={<Star />}
                  onClick={() => {
                    close();
                    // The panel gives the keyboard to the board first.
                    setTimeout(() => editor.pickEmoji(), 0);
                  }}
                />
              )}
              {elements.length === 1 && editor.options.pictures && (
                <BarButton
                  label={intl.formatMessage(topicMessages.picture)}
                  icon={<ImagePlus />}
                  onClick={() => {
                    close();
                    editor.pickPictures(elements[0]?.id);
                  }}
                />
              )}
            </div>
          </>
        )}
      </BarPopover>
    </>
  );
}
