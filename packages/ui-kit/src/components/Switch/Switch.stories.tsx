import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../../testing/StoryLayout.tsx';
import { PARAGRAPHS, TITLES } from '../../testing/words.ts';
import { Switch } from './Switch.tsx';

const meta = {
  component: Switch,
  args: { label: 'Show my boards on my profile', defaultChecked: true, onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { description: 'Others see what you published, newest first.', placement: 'end' },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
};
export const States: Story = {
  render: (args) => (
    <Stack>
      <Switch {...args} label="On" />
      <Switch {...args} label="Off" defaultChecked={false} />
      <Switch {...args} label="On, and cannot be changed" disabled />
      <Switch {...args} label="Off, and cannot be changed" defaultChecked={false} disabled />
      <Switch {...args} label="Follow me" error="This could not be saved. Try again." />
    </Stack>
  ),
};
export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const LongText: Story = {
  args: { label: TITLES['es-ES'], description: PARAGRAPHS['es-ES'], placement: 'end' },
  globals: { lang: 'es-ES' },
  decorators: [(Story) => <div style={{ maxWidth: 288 }}>{Story()}</div>],
};
export const Japanese: Story = {
  args: { label: TITLES['ja-JP'], description: PARAGRAPHS['ja-JP'] },
  globals: { lang: 'ja-JP' },
  decorators: [(Story) => <div style={{ maxWidth: 288 }}>{Story()}</div>],
};
export const RightToLeft: Story = {
  ...States,
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
