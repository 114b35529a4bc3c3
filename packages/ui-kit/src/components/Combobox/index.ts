export * from './Combobox.tsx';
export type {
  ComboboxOption,
  LoadOptions,
  OptionSource,
  OptionWords,
} from '../../internal/options/options.ts';
