import {
  Checkbox,
  FileDrop,
  ImagePicker,
  NumberField,
  RadioGroup,
  SearchField,
  Select,
  TagInput,
  TextArea,
  TextField,
} from '../index.ts';
import type { ComponentCase } from './ComponentCase.ts';

const nothing = () => undefined;

/** The fields of forms. */
export const FIELD_CASES: readonly ComponentCase[] = [
  {
    name: 'Checkbox',
    render: (props) => <Checkbox {...props} label="Agree" checked={false} onCheckedChange={nothing} />,
    refTag: 'INPUT',
  },
  {
    name: 'FileDrop',
    render: (props) => <FileDrop {...props} label="Choose" onFiles={nothing} invalid />,
    data: { 'data-invalid': '' },
    refTag: 'INPUT',
  },
  {
    name: 'ImagePicker',
    render: (props) => (
      <ImagePicker
        {...props}
        label="Cover"
        pickLabel="Choose"
        replaceLabel="Replace"
        preview={null}
        previewAlt=""
        onPick={nothing}
        ratio="square"
      />
    ),
    data: { 'data-ratio': 'square' },
  },
  {
    name: 'NumberField',
    render: (props) => <NumberField {...props} label="Price" value={3} onValueChange={nothing} />,
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
        suggestionsLabel="Suggestions"
        value=""
        onValueChange={nothing}
        onSearch={nothing}
        size="large"
      />
    ),
    data: { 'data-size': 'large' },
    refTag: 'INPUT',
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
  },
  {
    name: 'TextArea',
    render: (props) => <TextArea {...props} label="Description" value="" onValueChange={nothing} />,
    refTag: 'TEXTAREA',
  },
  {
    name: 'TextField',
    render: (props) => <TextField {...props} label="Title" error="Enter a title" />,
    data: { 'data-invalid': '' },
    refTag: 'INPUT',
  },
];
