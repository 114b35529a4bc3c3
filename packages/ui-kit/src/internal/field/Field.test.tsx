import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  Checkbox,
  CheckboxGroup,
  NumberField,
  RadioGroup,
  Select,
  Switch,
  TextArea,
  TextField,
} from '../../index.ts';
import { mount } from '../../testing/mount.tsx';

const nothing = () => undefined;
const given = { label: 'Price', error: 'Too high', 'aria-describedby': 'note' };
const options = [{ value: 'free', label: 'Free' }];

const FIELDS: ReadonlyArray<readonly [role: string, name: string, draw: () => ReactElement]> = [
  ['checkbox', 'Checkbox', () => <Checkbox {...given} checked={false} onCheckedChange={nothing} />],
  ['group', 'CheckboxGroup', () => <CheckboxGroup {...given} options={options} />],
  ['spinbutton', 'NumberField', () => <NumberField {...given} value={3} onValueChange={nothing} />],
  [
    'radiogroup',
    'RadioGroup',
    () => <RadioGroup {...given} options={options} value={null} onValueChange={nothing} />,
  ],
  ['combobox', 'Select', () => <Select {...given} options={options} value={null} onValueChange={nothing} />],
  ['switch', 'Switch', () => <Switch {...given} />],
  ['textbox', 'TextArea', () => <TextArea {...given} value="" onValueChange={nothing} />],
  ['textbox', 'TextField', () => <TextField {...given} />],
];

test.each(FIELDS)(
  'a %s (%s) is described by its own words and by what its caller names',
  async (role, _name, draw) => {
    await mount(
      <>
        <p id="note">All works cost the same.</p>
        {draw()}
      </>,
    );
    const control = page.getByRole(role, { name: 'Price' });
    await expect.element(control).toHaveAccessibleDescription('Too high All works cost the same.');
  },
);
