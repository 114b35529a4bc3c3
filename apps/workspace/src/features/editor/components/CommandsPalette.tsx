import { possibleActions, runAction, type BoardEditor } from '@boardwalk/board/react';
import { CommandPalette, type Command } from '@boardwalk/ui-kit';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { actionLabel, GROUP_LABELS } from '../action-labels.ts';
import { actionMessages } from '../action-messages.ts';
import { findMessages } from '../find/messages.ts';
import { messages } from '../messages.ts';
import { keyNames } from '../shortcut-keys.ts';

/** So many of the commands run last stand on top. */
const RECENT = 5;

export interface CommandsPaletteProps {
  readonly editor: BoardEditor;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onShowShortcuts: () => void;
  readonly onFind: () => void;
  readonly onPresent: () => void;
}

/** Everything one can do with the board now, found by typing. */
export function CommandsPalette(props: CommandsPaletteProps) {
  const { editor, open, onClose, onShowShortcuts, onFind, onPresent } = props;
  const intl = useIntl();
  const [recent, setRecent] = useState<readonly string[]>([]);
  const groups = useMemo(() => {
    if (!open) return [];
    const actions = possibleActions(editor);
    const space = intl.formatMessage(messages.space);
    const found = GROUP_LABELS.map(([group, label]) => ({
      id: group as string,
      label: intl.formatMessage(label),
      commands: actions.flatMap((action): Command[] => {
        const name = actionLabel(intl, action);
        if (action.group !== group || name === null) return [];
        const [key] = action.keys ?? [];
        return [
          {
            id: action.id,
            label: name,
            ...(key === undefined ? {} : { shortcut: keyNames(key, space) }),
            // Once the palette has given the keyboard back.
            onRun: () => setTimeout(() => runWith(() => runAction(editor, action), editor), 0),
          },
        ];
      }),
    }));
    const help: Command = {
      id: 'shortcuts',
      label: intl.formatMessage(messages.shortcuts),
      shortcut: ['?'],
      onRun: onShowShortcuts,
    };
    const find: Command = {
      id: 'find',
      label: intl.formatMessage(findMessages.find),
      shortcut: keyNames('mod f', space),
      onRun: onFind,
    };
    const present: Command = {
      id: 'present',
      label: intl.formatMessage(findMessages.present),
      onRun: onPresent,
    };
    return found
      .map((group) =>
        group.id === 'view' ? { ...group, commands: [...group.commands, find, present, help] } : group,
      )
      .filter(({ commands }) => commands.length > 0);
  }, [open, editor, intl, onShowShortcuts, onFind, onPresent]);
  return (
    <CommandPalette
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      groups={groups}
      recent={recent}
      onRun={(id) => setRecent([id, ...recent.filter((other) => other !== id)].slice(0, RECENT))}
      words={{
        title: intl.formatMessage(actionMessages.commands),
        placeholder: intl.formatMessage(actionMessages.commandsPlaceholder),
        close: intl.formatMessage(messages.close),
        recent: intl.formatMessage(actionMessages.commandsRecent),
        empty: intl.formatMessage(actionMessages.commandsEmpty),
        loading: intl.formatMessage(actionMessages.commandsLoading),
        failed: intl.formatMessage(actionMessages.commandsFailed),
        retry: intl.formatMessage(actionMessages.commandsRetry),
      }}
    />
  );
}

/** Runs something with the keyboard at the board. */
function runWith(run: () => void, editor: BoardEditor): void {
  editor.focus();
  run();
}
