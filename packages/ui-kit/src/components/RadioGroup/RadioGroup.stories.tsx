import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

function Page(props: RadioGroupProps<string>) {
  const [value, setValue] = useState(props.value);
  return <RadioGroup {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  component: RadioGroup<string>,
  args: {
    label: 'Price',
    value: 'free',
    onValueChange: fn(),
    options: [
      { value: 'free', label: 'Free', hint: 'Everyone can use it' },
      { value: 'member', label: 'Members free', hint: 'Others see the upgrade' },
      { value: 'paid', label: 'Paid', hint: '2 to 50 yuan' },
    ],
  },
  render: (args) => <Page {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof RadioGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

const short = [
  { value: 'free', label: 'Recommended' },
  { value: 'hot', label: 'Hottest' },
  { value: 'new', label: 'Newest' },
];

export const Default: Story = {};
export const Playground: Story = {
  args: { description: 'You can change it later', error: 'Choose a price' },
};

export const Used: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Paid/u }));
    await expect(canvas.getByRole('radio', { name: /^Paid/u })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^Free/u })).not.toBeChecked();
  },
};
/** Nothing is chosen yet, and something must be. */
export const Required: Story = { args: { required: true, value: null } };
export const Cards: Story = { args: { variant: 'cards' } };
export const CardsDark: Story = { args: { variant: 'cards' }, globals: { theme: 'dark' } };
export const Segments: Story = { args: { variant: 'segments', options: short, hideLabel: true } };
export const SegmentsDark: Story = { ...Segments, globals: { theme: 'dark' } };
export const Disabled: Story = {
  args: {
    options: [
      { value: 'free', label: 'Free' },
      { value: 'paid', label: 'Paid', disabled: true },
    ],
  },
};
export const LongText: Story = {
  args: {
    variant: 'cards',
    options: [
      { value: 'free', label: 'Gratis para todas las personas de la comunidad, sin registro previo' },
    ],
  },
};
