import type { ReactNode } from 'react';

/** One thing to choose. */
export interface ComboboxOption {
  /** What a form sends, and what identifies the option. */
  value: string;
  /** What is shown in the field, and what typed words are compared with. */
  label: string;
  /** A second line in the list. */
  hint?: ReactNode;
  /** Decoration before the label in the list. */
  icon?: ReactNode;
  disabled?: boolean;
  /** Language of the label, where it is not the page's. */
  lang?: string;
}

/** Finds options for typed words; gives up when `signal` is aborted. A rejection shows `failed` and `retry`. */
export type LoadOptions = (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;

/** What the list says. */
export interface OptionWords {
  /** Nothing fits what was typed. */
  empty: string;
  /** While options are being fetched; needed with `load`. */
  loading?: string;
  /** They could not be fetched; needed with `load`. */
  failed?: string;
  /** A row that fetches again; needed with `load`. */
  retry?: string;
  /** A row that takes the typed words themselves, such as `Add “agile”`; needed with `createOption`. */
  create?: (text: string) => string;
}

/** Where options come from: a list that is there, or one that is asked for. */
export interface OptionSource {
  /** All options, filtered here by what is typed: accents and letter case do not matter. */
  options?: readonly ComboboxOption[];
  /**
   * Asks for options while somebody types, in place of `options`. Answers to older words are dropped. Another function is
   * asked at once: give the same one as long as the source is the same.
   */
  load?: LoadOptions;
  /** Lets typed words be chosen that no option has, and makes the option of them. */
  createOption?: (text: string) => ComboboxOption;
}

export const sameOption = (one: ComboboxOption, other: ComboboxOption) => one.value === other.value;
export const labelOf = (option: ComboboxOption) => option.label;
export const valueOf = (option: ComboboxOption) => option.value;
