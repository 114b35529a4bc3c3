export * from './MultiSelect.tsx';
export type {
  ComboboxOption,
  LoadOptions,
  OptionSource,
  OptionWords,
} from '../../internal/options/options.ts';
