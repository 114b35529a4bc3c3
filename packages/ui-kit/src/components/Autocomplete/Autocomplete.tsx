'use client';

import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { isComposing } from '../../internal/isComposing.ts';
import { lazyModule, useLazyModule } from '../../internal/lazyModule.ts';
import { useControlled } from '../../internal/useControlled.ts';
import { useForwardedRef } from '../../internal/useForwardedRef.ts';
import { SearchField, type SearchFieldProps } from '../SearchField/SearchField.tsx';
import {
  AUTOCOMPLETE_HISTORY_SHOWN,
  AUTOCOMPLETE_HOT_SHOWN,
  listIdsOf,
  type AutocompleteHistory,
  type AutocompleteHot,
} from './autocompleteLimits.ts';
import styles from './Autocomplete.module.css';

export interface AutocompleteProps extends SearchFieldProps {
  /** Rows while something is typed. */
  suggestions?: readonly string[];
  /** Shown in place of suggestions while there are none, such as "Searching…"; without it there is no panel then. */
  suggestionsNote?: string | undefined;
  /** Names the list of suggestions. */
  suggestionsLabel: string;
  /** What was searched before, newest first; at most 10 are shown, while nothing is typed. */
  history?: AutocompleteHistory;
  /** What others search; at most 5 are shown, while nothing is typed. */
  hot?: AutocompleteHot;
}

const panel = lazyModule(() => import('./AutocompletePanel.tsx'));

/**
 * A SearchField with a panel (spec §2): history and hot searches while it is empty, suggestions while something is
 * typed. A combobox as WAI-ARIA describes it: arrows move through the rows, Enter or a press on a row runs the search,
 * Esc closes the panel. The panel is fetched when somebody comes near the field.
 */
export function Autocomplete({
  value: given,
  defaultValue = '',
  onValueChange,
  onSearch,
  suggestions = [],
  suggestionsNote,
  suggestionsLabel,
  history,
  hot,
  onFocus,
  onClick,
  onKeyDown,
  className,
  ref,
  ...field
}: AutocompleteProps) {
  const id = useId();
  const input = useForwardedRef(ref);
  const [value, change] = useControlled(given, defaultValue, onValueChange);
  const [wanted, setWanted] = useState(false);
  const module = useLazyModule(panel, wanted);
  const [chosen, setChosen] = useState<{ index: number; text: string } | null>(null);

  const typed = value.trim() !== '';
  const rows = typed
    ? suggestions
    : [
        ...(history?.items.slice(0, AUTOCOMPLETE_HISTORY_SHOWN) ?? []),
        ...(hot?.items.slice(0, AUTOCOMPLETE_HOT_SHOWN) ?? []),
      ];
  // Other suggestions may come between the arrow and Enter: what was chosen counts, wherever it stands by then.
  const isInPlace = chosen !== null && rows[chosen.index] === chosen.text;
  const active = chosen === null ? -1 : isInPlace ? chosen.index : rows.indexOf(chosen.text);
  const open =
    wanted && module !== undefined && (rows.length > 0 || (typed && suggestionsNote !== undefined));
  const optionId = (index: number) => `${id}o${index}`;
  const listIds = listIdsOf(id);
  const lists = typed
    ? [suggestions.length > 0 && listIds.suggestions]
    : [(history?.items.length ?? 0) > 0 && listIds.history, (hot?.items.length ?? 0) > 0 && listIds.hot];
  const controlled = open ? lists.filter(Boolean).join(' ') : '';

  const close = () => {
    setWanted(false);
    setChosen(null);
  };

  const run = (text: string) => {
    close();
    if (text !== value) change(text);
    onSearch(text);
  };

  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    // While an input method composes, its keys are not ours.
    if (event.defaultPrevented || isComposing(event.nativeEvent)) return;
    const row = open ? rows[active] : undefined;
    if (event.key === 'Enter' && row !== undefined) {
      event.preventDefault();
      run(row.trim());
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (!open) {
      setWanted(true);
      return;
    }
    // One place before the first row is the typed text itself.
    const places = rows.length + 1;
    const step = event.key === 'ArrowDown' ? 1 : -1;
    const index = ((active + 1 + step + places) % places) - 1;
    const text = rows[index];
    setChosen(text === undefined ? null : { index, text });
  };

  /** Esc closes the panel from anywhere in it. */
  const onKeyAnywhere = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open || isComposing(event.nativeEvent)) return;
    // Only this layer: a dialog around it stays.
    event.preventDefault();
    event.stopPropagation();
    close();
  };

  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and blur of everything inside are handled in one place
    <div
      data-size={field.size ?? 'medium'}
      className={classNames(styles.root, className)}
      onPointerEnter={() => void panel.load()}
      onBlur={onBlur}
      onKeyDown={onKeyAnywhere}
    >
      <SearchField
        {...field}
        ref={input}
        role="combobox"
        aria-expanded={controlled !== ''}
        aria-controls={controlled || undefined}
        aria-autocomplete="list"
        aria-activedescendant={open && active >= 0 ? optionId(active) : undefined}
        value={value}
        onValueChange={(text) => {
          setChosen(null);
          setWanted(true);
          change(text);
        }}
        onSearch={(text) => {
          close();
          onSearch(text);
        }}
        onFocus={(event) => {
          onFocus?.(event);
          setWanted(true);
        }}
        onClick={(event) => {
          onClick?.(event);
          setWanted(true);
        }}
        onKeyDown={onKey}
      />
      {open && (
        <module.AutocompletePanel
          listIds={listIds}
          optionId={optionId}
          typed={typed ? value : ''}
          suggestions={suggestions}
          suggestionsLabel={suggestionsLabel}
          note={suggestionsNote}
          history={history}
          hot={hot}
          active={active}
          onPick={(text) => run(text.trim())}
          onCleared={() => input.current?.focus()}
        />
      )}
    </div>
  );
}
