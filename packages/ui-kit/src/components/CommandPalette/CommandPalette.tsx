'use client';

import { useRef, type ComponentPropsWithRef } from 'react';
import { lazyModule, useLazyModule } from '../../internal/lazyModule.ts';
import { useControlled } from '../../internal/useControlled.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import type { CommandGroup } from './command-types.ts';

export type { Command, CommandGroup } from './command-types.ts';

/** What the palette says itself. */
export interface CommandPaletteWords {
  /** Names dialog and search box. */
  title: string;
  placeholder: string;
  close: string;
  /** Heading of what was used last. */
  recent: string;
  /** Nothing fits what was typed. */
  empty: string;
  loading: string;
  failed: string;
  retry: string;
}

export interface CommandPaletteProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'title' | 'role'
> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  groups: readonly CommandGroup[];
  words: CommandPaletteWords;
  /** Ids of commands that were run last, the last one first; they stand on top while nothing is typed. */
  recent?: readonly string[];
  /** What is typed, when the caller keeps it. */
  query?: string;
  /** Runs with every letter: look for results and give them as a group that is `matched`. */
  onQueryChange?: (query: string) => void;
  /** How far a search of the caller's is. */
  status?: 'loading' | 'failed';
  onRetry?: () => void;
  /** Runs beside a command's own `onRun`, to remember it. */
  onRun?: (id: string) => void;
}

const list = lazyModule(() => import('./CommandList.tsx'));

/** Everything there is to do, found by typing: groups, what was used last, shortcuts, and results that arrive later. */
export function CommandPalette({
  open,
  onOpenChange,
  words,
  query: givenQuery,
  onQueryChange,
  onRun,
  groups,
  recent,
  status,
  onRetry,
  ...rest
}: CommandPaletteProps) {
  const [query, setQuery] = useControlled(givenQuery, '', onQueryChange);
  const input = useRef<HTMLInputElement>(null);
  const close = () => onOpenChange(false);
  const module = useLazyModule(list, open, close);
  return (
    <Dialog
      {...rest}
      open={open && module !== undefined}
      onClose={close}
      // The next time it starts empty.
      onClosed={() => setQuery('')}
      title={words.title}
      closeLabel={words.close}
      header={false}
      flush
      width={600}
      initialFocus={input}
    >
      {module && (
        <module.CommandList
          groups={groups}
          recent={recent}
          status={status}
          onRetry={onRetry}
          words={words}
          query={query}
          onQueryChange={setQuery}
          inputRef={input}
          onRun={(command) => {
            close();
            onRun?.(command.id);
            command.onRun();
          }}
        />
      )}
    </Dialog>
  );
}
