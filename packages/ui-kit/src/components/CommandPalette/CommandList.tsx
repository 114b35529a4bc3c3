'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import popup from '../../internal/popup.module.css';
import { Button } from '../Button/Button.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { Command, CommandGroup } from './command-types.ts';
import type { CommandPaletteProps, CommandPaletteWords } from './CommandPalette.tsx';
import { keyShortcuts } from './keyShortcuts.ts';
import { matchCommands } from './match-commands.ts';
import styles from './CommandPalette.module.css';

interface CommandListProps {
  groups: CommandPaletteProps['groups'];
  recent: CommandPaletteProps['recent'];
  status: CommandPaletteProps['status'];
  onRetry: CommandPaletteProps['onRetry'];
  words: CommandPaletteWords;
  query: string;
  onQueryChange: (query: string) => void;
  onRun: (command: Command) => void;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** What `CommandPalette` fetches when it first opens. */
export function CommandList({
  groups,
  recent = [],
  status,
  onRetry,
  words,
  query,
  onQueryChange,
  onRun,
  inputRef,
}: CommandListProps) {
  const shown = matchCommands(groups, query, { ids: recent, label: words.recent }).map((group) => ({
    ...group,
    items: group.commands,
  }));
  return (
    <Autocomplete.Root
      open
      inline
      items={shown}
      // They are matched already, by words in any order and by keywords.
      filter={null}
      value={query}
      onValueChange={(next, details) => {
        // Choosing a command would write its name into the box.
        if (details.reason !== 'item-press') onQueryChange(next);
      }}
      itemToStringValue={({ label }: Command) => label}
      autoHighlight="always"
      keepHighlight
    >
      <div className={styles.search}>
        <Search aria-hidden />
        <Autocomplete.Input
          ref={inputRef}
          className={styles.input}
          aria-label={words.title}
          placeholder={words.placeholder}
        />
      </div>
      <Autocomplete.List className={styles.list}>
        {(group: CommandGroup & { items: readonly Command[] }) => (
          <Autocomplete.Group key={group.id} items={group.items}>
            <Autocomplete.GroupLabel className={popup.groupLabel}>{group.label}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(command: Command) => (
                <Autocomplete.Item
                  key={command.id}
                  value={command}
                  disabled={command.disabled === true}
                  aria-keyshortcuts={command.shortcut && keyShortcuts(command.shortcut)}
                  className={popup.item}
                  onClick={() => onRun(command)}
                >
                  {command.icon != null && (
                    <span className={popup.icon} aria-hidden>
                      {command.icon}
                    </span>
                  )}
                  <span className={popup.text}>{command.label}</span>
                  {command.hint != null && <span className={popup.hint}>{command.hint}</span>}
                  {command.shortcut && (
                    <span className={styles.keys} aria-hidden>
                      {command.shortcut.map((key) => (
                        <kbd key={key} className={styles.key}>
                          {key}
                        </kbd>
                      ))}
                    </span>
                  )}
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      {/* Always there, so that what appears in it is announced. */}
      <div role="status" className={styles.note}>
        {status === 'loading' && (
          <>
            <Spinner />
            {words.loading}
          </>
        )}
        {status === 'failed' && words.failed}
        {status === undefined && shown.length === 0 && words.empty}
        {status === 'failed' && onRetry && (
          <Button size="small" onClick={onRetry}>
            {words.retry}
          </Button>
        )}
      </div>
    </Autocomplete.Root>
  );
}
