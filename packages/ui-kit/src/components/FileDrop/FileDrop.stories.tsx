import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FileDrop } from './FileDrop.tsx';

const meta = {
  component: FileDrop,
  args: {
    label: 'Choose pictures or drop them here',
    hint: 'PNG or JPEG, up to 2 MB each',
    multiple: true,
    onFiles: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { invalid: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Dark: Story = { globals: { theme: 'dark' } };
