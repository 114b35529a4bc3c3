import { Combobox as Base } from '@base-ui/react/combobox';
import { useMemo } from 'react';
import { labelOf, type ComboboxOption, type OptionSource, type OptionWords } from './options.ts';
import { useLoadedOptions } from './useLoadedOptions.ts';

export interface OptionRows {
  /** What the list shows: options, and below them what takes the typed words or asks again. */
  rows: ComboboxOption[];
  /** What is said above the rows; empty when the rows speak for themselves. */
  note: string;
  isLoading: boolean;
  hasFailed: boolean;
  /** What is to be chosen for a row, or null for the row that asks again. Makes the option of the typed words. */
  choose: (row: ComboboxOption) => ComboboxOption | null;
  retry: () => void;
}

/** The values of rows that are no options. No form ever sees them. */
const OWN = '\u0000own';
const RETRY = '\u0000retry';

export const isOwnRow = (row: ComboboxOption) => row.value === OWN;
export const isRetryRow = (row: ComboboxOption) => row.value === RETRY;

/** The rows of a list for what is typed, wherever the options come from. */
export function useOptionRows(
  { options, load, createOption }: OptionSource,
  words: OptionWords,
  typed: string,
  isOpen: boolean,
): OptionRows {
  const text = typed.trim();
  const { contains } = Base.useFilter();
  const loaded = useLoadedOptions(load, text, isOpen);
  const isLoading = load !== undefined && loaded.phase === 'loading';
  const hasFailed = load !== undefined && loaded.phase === 'failed';

  const found = useMemo(
    () =>
      load === undefined
        ? (options ?? []).filter((option) => text === '' || contains(option, text, labelOf))
        : loaded.options,
    [contains, load, loaded.options, options, text],
  );
  const { retry: retryLabel, create: createLabel } = words;
  const canCreate = createOption !== undefined && text !== '' && !isLoading;
  const rows = useMemo(() => {
    const all = [...found];
    if (hasFailed) all.push({ value: RETRY, label: retryLabel ?? '' });
    if (canCreate && !found.some(({ label }) => fold(label) === fold(text)))
      all.push({ value: OWN, label: createLabel?.(text) ?? text });
    return all;
  }, [canCreate, createLabel, found, hasFailed, retryLabel, text]);

  return {
    rows,
    note: isLoading
      ? (words.loading ?? '')
      : hasFailed
        ? (words.failed ?? '')
        : rows.length === 0
          ? words.empty
          : '',
    isLoading,
    hasFailed,
    choose: (row) => {
      if (isRetryRow(row)) return null;
      return isOwnRow(row) ? (createOption?.(text) ?? row) : row;
    },
    retry: loaded.retry,
  };
}

function fold(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
