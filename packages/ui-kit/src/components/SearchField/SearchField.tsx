'use client';

import { Search, X } from 'lucide-react';
import { useId, useState, type FocusEvent, type FormEvent, type KeyboardEvent, type Ref } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { lazyModule, useLazyModule } from '../../internal/lazyModule.ts';
import { useForwardedRef } from '../../internal/useForwardedRef.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import {
  SEARCH_HISTORY_SHOWN,
  SEARCH_HOT_SHOWN,
  searchListIds,
  type SearchHistory,
  type SearchHot,
} from './searchLimits.ts';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  /** Names the field. */
  label: string;
  /** Id of what names the whole area, on a page with a second one. */
  labelledBy?: string;
  placeholder?: string;
  submitLabel: string;
  clearLabel: string;
  value: string;
  onValueChange: (value: string) => void;
  /** Runs the search with the trimmed text: Enter, the button, or a chosen row. Not called for an empty text. */
  onSearch: (text: string) => void;
  /** Rows while something is typed. */
  suggestions?: readonly string[];
  /** Shown in place of suggestions while there are none, such as "Searching…"; without it there is no panel then. */
  suggestionsNote?: string | undefined;
  /** Names the list of suggestions. */
  suggestionsLabel: string;
  /** What was searched before, newest first; at most 10 are shown, while nothing is typed. */
  history?: SearchHistory;
  /** What others search; at most 5 are shown, while nothing is typed. */
  hot?: SearchHot;
  /** 36 (default) or 52 px high. */
  size?: 'medium' | 'large';
  /** Where the form goes without JavaScript, and the name of its query key. */
  action?: string;
  name?: string;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

const panel = lazyModule(() => import('./SearchPanel.tsx'));

/**
 * A search box with a panel (spec §2): history and hot searches while it is empty, suggestions while something is typed.
 * A combobox as WAI-ARIA describes it: arrows move through the rows, Enter runs the search, Esc closes the panel.
 */
export function SearchField({
  label,
  labelledBy,
  placeholder,
  submitLabel,
  clearLabel,
  value,
  onValueChange,
  onSearch,
  suggestions = [],
  suggestionsNote,
  suggestionsLabel,
  history,
  hot,
  size = 'medium',
  action,
  name = 'keyword',
  className,
  ref,
}: SearchFieldProps) {
  const id = useId();
  const input = useForwardedRef(ref);
  const [wanted, setWanted] = useState(false);
  const module = useLazyModule(panel, wanted);
  const [active, setActive] = useState(-1);

  const typed = value.trim() !== '';
  const rows = typed
    ? suggestions
    : [
        ...(history?.items.slice(0, SEARCH_HISTORY_SHOWN) ?? []),
        ...(hot?.items.slice(0, SEARCH_HOT_SHOWN) ?? []),
      ];
  const open =
    wanted && module !== undefined && (rows.length > 0 || (typed && suggestionsNote !== undefined));
  const optionId = (index: number) => `${id}o${index}`;
  const listIds = searchListIds(id);
  const lists = typed
    ? [suggestions.length > 0 && listIds.suggestions]
    : [(history?.items.length ?? 0) > 0 && listIds.history, (hot?.items.length ?? 0) > 0 && listIds.hot];
  const controlled = open ? lists.filter(Boolean).join(' ') : '';

  const close = () => {
    setWanted(false);
    setActive(-1);
  };

  const run = (text: string) => {
    const wish = text.trim();
    if (wish === '') return;
    close();
    if (wish !== value) onValueChange(wish);
    onSearch(wish);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    run((open ? rows[active] : undefined) ?? value);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, its keys are not ours.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && open) {
      // Only this layer: a dialog around it stays.
      event.preventDefault();
      event.stopPropagation();
      close();
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
    setActive(((active + 1 + step + places) % places) - 1);
  };

  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and blur of everything inside are handled in one place
    <form
      role="search"
      aria-labelledby={labelledBy}
      action={action}
      data-size={size}
      className={classNames(styles.root, className)}
      onPointerEnter={() => void panel.load()}
      onSubmit={submit}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <div className={styles.box}>
        <Search className={styles.glass} aria-hidden />
        <input
          ref={input}
          type="search"
          name={name}
          role="combobox"
          aria-label={label}
          aria-expanded={controlled !== ''}
          aria-controls={controlled || undefined}
          aria-autocomplete="list"
          aria-activedescendant={open && active >= 0 ? optionId(active) : undefined}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={placeholder}
          value={value}
          className={styles.input}
          onFocus={() => setWanted(true)}
          onClick={() => setWanted(true)}
          onChange={(event) => {
            setActive(-1);
            setWanted(true);
            onValueChange(event.target.value);
          }}
        />
        {value !== '' && (
          <IconButton
            size="small"
            label={clearLabel}
            icon={<X />}
            tooltip={false}
            onClick={() => {
              onValueChange('');
              input.current?.focus();
            }}
          />
        )}
        {size === 'large' ? (
          <Button type="submit" variant="primary" size="large" className={styles.submit}>
            {submitLabel}
          </Button>
        ) : (
          <IconButton
            type="submit"
            size="small"
            label={submitLabel}
            icon={<Search />}
            tooltip={false}
            className={styles.submit}
          />
        )}
      </div>
      {open && (
        <module.SearchPanel
          listIds={listIds}
          optionId={optionId}
          typed={typed ? value : ''}
          suggestions={suggestions}
          suggestionsLabel={suggestionsLabel}
          note={suggestionsNote}
          history={history}
          hot={hot}
          active={active}
          onPick={run}
          onCleared={() => input.current?.focus()}
        />
      )}
    </form>
  );
}
