import {
  Autocomplete,
  Checkbox,
  CheckboxGroup,
  ColorPicker,
  Combobox,
  ImageUpload,
  MultiSelect,
  NumberField,
  PriceInput,
  RadioGroup,
  SearchField,
  Segmented,
  Select,
  Switch,
  TagInput,
  TextArea,
  TextField,
} from '../index.ts';
import type { ComponentCase } from './ComponentCase.ts';
import { optionWords, SUBJECTS } from './options.ts';

const nothing = () => undefined;

/** The fields of forms. */
export const FIELD_CASES: readonly ComponentCase[] = [
  {
    name: 'Autocomplete',
    render: (props) => (
      <Autocomplete
        {...props}
        label="Search"
        submitLabel="Search"
        clearLabel="Clear"
        suggestionsLabel="Suggestions"
        onSearch={nothing}
        size="large"
      />
    ),
    data: { 'data-size': 'large' },
    refTag: 'INPUT',
  },
  {
    name: 'Checkbox',
    render: (props) => <Checkbox {...props} label="Agree" checked={false} onCheckedChange={nothing} />,
    refTag: 'INPUT',
    disabled: () => <Checkbox label="Agree" checked={false} onCheckedChange={nothing} disabled />,
  },
  {
    name: 'CheckboxGroup',
    render: (props) => (
      <CheckboxGroup {...props} label="Mails" options={[{ value: 'reviews', label: 'Reviews' }]} />
    ),
  },
  {
    name: 'ColorPicker',
    render: (props) => (
      <ColorPicker
        {...props}
        label="Note"
        swatches={[{ value: '#6fb7d6', label: 'Tide' }]}
        defaultValue="#6fb7d6"
        own={{ label: 'Own colour', invalid: 'Write it like #2b6cb0' }}
        error="Choose another"
      />
    ),
    data: { 'data-invalid': '' },
  },
  {
    name: 'Combobox',
    render: (props) => (
      <Combobox
        {...props}
        label="Subject"
        name="subject"
        options={SUBJECTS}
        words={optionWords}
        error="Choose one"
      />
    ),
    data: { 'data-invalid': '' },
    refTag: 'INPUT',
  },
  {
    name: 'ImageUpload',
    render: (props) => (
      <ImageUpload
        {...props}
        label="Pictures"
        ratio="square"
        max={3}
        error="Choose one"
        defaultImages={[{ id: '1', src: 'data:,', alt: 'A board', progress: 0.5 }]}
        words={{ pick: 'Choose', remove: (alt) => `Remove ${alt}` }}
      />
    ),
    data: { 'data-ratio': 'square', 'data-invalid': '' },
  },
  {
    name: 'MultiSelect',
    render: (props) => (
      <MultiSelect
        {...props}
        label="Subjects"
        name="subject"
        options={SUBJECTS}
        defaultValue={SUBJECTS.slice(0, 2)}
        words={optionWords}
      />
    ),
    refTag: 'INPUT',
  },
  {
    name: 'NumberField',
    render: (props) => <NumberField {...props} label="Price" value={3} onValueChange={nothing} />,
    refTag: 'INPUT',
    disabled: () => <NumberField label="Price" value={3} onValueChange={nothing} disabled />,
  },
  {
    name: 'PriceInput',
    render: (props) => (
      <PriceInput
        {...props}
        label="Price"
        name="price"
        currency="EUR"
        locale="en-US"
        defaultValue={1990}
        max={1000}
        words={{ below: (min) => `At least ${min}`, above: (max) => `At most ${max}` }}
      />
    ),
    data: { 'data-invalid': '' },
    refTag: 'INPUT',
  },
  {
    name: 'RadioGroup',
    render: (props) => (
      <RadioGroup
        {...props}
        label="Price"
        variant="cards"
        value="free"
        onValueChange={nothing}
        options={[{ value: 'free', label: 'Free' }]}
      />
    ),
    data: { 'data-variant': 'cards' },
  },
  {
    name: 'SearchField',
    render: (props) => (
      <SearchField
        {...props}
        label="Search"
        submitLabel="Search"
        clearLabel="Clear"
        onSearch={nothing}
        size="large"
      />
    ),
    data: { 'data-size': 'large' },
    refTag: 'INPUT',
  },
  {
    name: 'Segmented',
    render: (props) => (
      <Segmented
        {...props}
        label="View"
        value="grid"
        onValueChange={nothing}
        options={[{ value: 'grid', label: 'Grid' }]}
      />
    ),
  },
  {
    name: 'Select',
    render: (props) => (
      <Select
        {...props}
        label="Order"
        value="hot"
        onValueChange={nothing}
        options={[{ value: 'hot', label: 'Hot' }]}
      />
    ),
    refTag: 'SELECT',
    disabled: () => (
      <Select
        label="Order"
        value="hot"
        onValueChange={nothing}
        options={[{ value: 'hot', label: 'Hot' }]}
        disabled
      />
    ),
  },
  {
    name: 'Switch',
    render: (props) => <Switch {...props} label="Public" placement="end" error="Not saved" />,
    data: { 'data-placement': 'end', 'data-invalid': '' },
    refTag: 'INPUT',
  },
  {
    name: 'TagInput',
    render: (props) => (
      <TagInput
        {...props}
        label="Tags"
        value={['a']}
        onValueChange={nothing}
        removeLabel={(tag) => `Remove ${tag}`}
      />
    ),
    refTag: 'INPUT',
    closed: 'several controls in one; none of them stands for the whole',
  },
  {
    name: 'TextArea',
    render: (props) => <TextArea {...props} label="Description" value="" onValueChange={nothing} />,
    refTag: 'TEXTAREA',
    disabled: () => <TextArea label="Description" value="" onValueChange={nothing} disabled />,
  },
  {
    name: 'TextField',
    render: (props) => <TextField {...props} label="Title" error="Enter a title" />,
    data: { 'data-invalid': '' },
    refTag: 'INPUT',
    disabled: () => <TextField label="Title" disabled />,
  },
];
