import { possibleActions, runAction, type BoardEditor } from '@boardwalk/board/react';
import { CommandPalette, type Command } from '@boardwalk/ui-kit';
import { useMemo, useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { actionLabel, GROUP_LABELS } from '../action-labels.ts';
import { actionMessages } from '../action-messages.ts';
import { messages as commentMessages } from '../comments/messages.ts';
import { findMessages } from '../find/messages.ts';
import { messages } from '../messages.ts';
import { keyNames } from '../shortcut-keys.ts';
import { timerMessages } from '../timer/messages.ts';
import { messages as together } from '../together-messages.ts';
import { slideMenuMessages } from '../slides/menu-messages.ts';
import type { Panel } from '../use-kept-view.ts';
import { voteMenuMessages } from '../votes/menu-messages.ts';

/** So many of the commands run last stand on top. */
const RECENT = 5;

/** What can be opened beside or over the board, in the order of the list. */
const PANELS = [
  ['find', findMessages.find, 'mod f'],
  ['outline', messages.outline],
  ['comments', commentMessages.title],
  ['present', findMessages.present],
  ['slides', slideMenuMessages.menu],
  ['timer', timerMessages.menu],
  ['votes', voteMenuMessages.menu],
  ['share', together.share],
  ['versions', together.versions],
  ['export', messages.exportMenu],
  ['shortcuts', messages.shortcuts, '?'],
] as const satisfies readonly (readonly [Panel, MessageDescriptor, string?])[];

/** Something of the page that the palette can open. */
export type PagePanel = (typeof PANELS)[number][0];

export interface CommandsPaletteProps {
  readonly editor: BoardEditor;
  readonly open: boolean;
  readonly onClose: () => void;
  /** What this page can open for the person here. */
  readonly panels: readonly PagePanel[];
  readonly onShow: (panel: PagePanel) => void;
  /** Picks a file for the board; null for those who may not change it. */
  readonly onImport?: (() => void) | null;
}

/** Everything one can do with the board now, found by typing. */
export function CommandsPalette(props: CommandsPaletteProps) {
  const { editor, open, onClose, panels, onShow, onImport = null } = props;
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
    const page = PANELS.filter(([panel]) => panels.includes(panel)).map(([panel, label, key]): Command => ({
      id: `panel.${panel}`,
      label: intl.formatMessage(label, { count: 0 }),
      ...(key === undefined ? {} : { shortcut: keyNames(key, space) }),
      onRun: () => onShow(panel),
    }));
    if (onImport)
      page.push({ id: 'import', label: intl.formatMessage(messages.importMenu), onRun: onImport });
    return [
      ...found,
      { id: 'page', label: intl.formatMessage(actionMessages.thisBoard), commands: page },
    ].filter(({ commands }) => commands.length > 0);
  }, [open, editor, intl, panels, onShow, onImport]);
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
