import { ActionGroup, allActions } from '@boardwalk/board/react';
import { Dialog } from '@boardwalk/ui-kit';
import { useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
import { actionLabel, GROUP_LABELS } from '../action-labels.ts';
import { actionMessages } from '../action-messages.ts';
import { findMessages } from '../find/messages.ts';
import { messages } from '../messages.ts';
import { shortcutMessages } from '../shortcut-messages.ts';
import { keys, shownKeys } from '../shortcut-keys.ts';
import { tableWords } from '../table/table-messages.ts';
import styles from './ShortcutsDialog.module.css';

interface Row {
  readonly label: string;
  readonly keys: readonly string[];
}

/** What keys do that no menu offers: they go with a drag or a direction. */
function besides(intl: IntlShape, group: ActionGroup): Row[] {
  const row = (label: MessageDescriptor, ...combinations: string[]): Row => ({
    label: intl.formatMessage(label),
    keys: combinations,
  });
  if (group === ActionGroup.TOPIC) return [row(shortcutMessages.walkTopics, '← ↑ → ↓')];
  if (group === ActionGroup.TABLE)
    return [
      row(tableWords.walkCells, '← ↑ → ↓', 'Tab', 'Enter'),
      row(tableWords.chooseRange, keys('shift', '← ↑ → ↓')),
      row(tableWords.selectCells, keys('mod', 'A')),
    ];
  if (group === ActionGroup.VIEW) {
    return [
      row(shortcutMessages.pan, intl.formatMessage(messages.space)),
      row(actionMessages.commands, keys('mod', 'K')),
      row(findMessages.find, keys('mod', 'F')),
    ];
  }
  if (group !== ActionGroup.EDIT) return [];
  return [row(shortcutMessages.leaveText, 'Esc'), row(shortcutMessages.nudge, '← ↑ → ↓')];
}

function rowsOf(intl: IntlShape, group: ActionGroup): Row[] {
  const space = intl.formatMessage(messages.space);
  const rows = allActions().flatMap((action): Row[] => {
    const label = actionLabel(intl, action);
    if (action.group !== group || label === null || !action.keys) return [];
    return [{ label, keys: action.keys.slice(0, 2).map((combination) => shownKeys(combination, space)) }];
  });
  return [...rows, ...besides(intl, group)];
}

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
        {GROUP_LABELS.map(([group, title]) => (
          <section key={group} className={styles.group}>
            <h3 className={styles.title}>{intl.formatMessage(title)}</h3>
            <dl>
              {rowsOf(intl, group).map((row) => (
                <div key={row.label} className={styles.row}>
                  <dt>{row.label}</dt>
                  <dd>
                    {row.keys.map((combination) => (
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
