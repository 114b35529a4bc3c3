import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../testing/StoryLayout.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Progress } from './Progress.tsx';

const meta = {
  component: Progress,
  args: { label: 'Sending the cover', value: 0.4, valueText: '2 of 5 MB' },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { value: 0.8 } };
export const UnknownLength: Story = { render: () => <Progress label="Rendering the cover" /> };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Spinners: Story = {
  render: () => (
    <Stack>
      <Spinner size="small" label="Loading" />
      <Spinner label="Loading" />
      <Spinner size="large" label="Loading" />
    </Stack>
  ),
};
