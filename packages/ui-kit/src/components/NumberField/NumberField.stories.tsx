import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

function Page(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  return <NumberField {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  component: NumberField,
  args: {
    label: 'Price',
    description: '2 to 50 yuan, whole yuan only',
    value: 12,
    min: 2,
    max: 50,
    suffix: 'yuan',
    onValueChange: fn(),
  },
  render: (args) => <Page {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { value: null, prefix: '¥', suffix: null } };

export const Used: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.type(field, '{Backspace}{Backspace}99');
    await expect(field).toHaveValue('50');
  },
};
export const Invalid: Story = { args: { value: 1, error: 'Enter a price from 2 to 50 yuan' } };
export const Dark: Story = { ...Invalid, globals: { theme: 'dark' } };
