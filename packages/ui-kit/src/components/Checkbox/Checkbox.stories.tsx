import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Stack } from '../../testing/StoryLayout.tsx';
import { PARAGRAPHS } from '../../testing/words.ts';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

function Page(props: CheckboxProps) {
  const [checked, setChecked] = useState(props.checked);
  return <Checkbox {...props} checked={checked} onCheckedChange={setChecked} />;
}

const meta = {
  component: Checkbox,
  args: { label: 'I agree to the publishing rules', checked: true, onCheckedChange: fn() },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { checked: false, error: 'Agree to the rules to publish' } };
export const States: Story = {
  render: (args) => (
    <Stack>
      <Page {...args} />
      <Page {...args} checked={false} />
      <Page {...args} checked={false} error="Agree to the rules to publish" />
      <Page {...args} disabled />
    </Stack>
  ),
};
export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const LongText: Story = { args: { label: PARAGRAPHS['es-ES'] } };
