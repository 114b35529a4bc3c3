import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Checkbox, NumberField, RadioGroup, Select, TextArea, TextField } from '../../index.ts';
import { mount } from '../../testing/mount.tsx';

const nothing = () => undefined;
const given = { label: 'Price', error: 'Too high', 'aria-describedby': 'note' };
const options = [{ value: 'free', label: 'Free' }];

const FIELDS: ReadonlyArray<readonly [name: string, field: ReactElement, role: string]> = [
  ['Checkbox', <Checkbox {...given} checked={false} onCheckedChange={nothing} />, 'checkbox'],
  ['NumberField', <NumberField {...given} value={3} onValueChange={nothing} />, 'spinbutton'],
  [
    'RadioGroup',
    <RadioGroup {...given} options={options} value={null} onValueChange={nothing} />,
    'radiogroup',
  ],
  ['Select', <Select {...given} options={options} value={null} onValueChange={nothing} />, 'combobox'],
  ['TextArea', <TextArea {...given} value="" onValueChange={nothing} />, 'textbox'],
  ['TextField', <TextField {...given} />, 'textbox'],
];

test.each(FIELDS)(
  '%s is described by its own words and by what its caller names',
  async (_name, field, role) => {
    await mount(
      <>
        <p id="note">All works cost the same.</p>
        {field}
      </>,
    );
    const control = page.getByRole(role, { name: 'Price' });
    await expect.element(control).toHaveAccessibleDescription('Too high All works cost the same.');
  },
);
