import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../testing/StoryLayout.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  component: Spinner,
  args: { label: 'Loading the board' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'large' } };

export const Sizes: Story = {
  render: () => (
    <Row>
      <Spinner size="small" label="Small" />
      <Spinner size="medium" label="Medium" />
      <Spinner size="large" label="Large" />
    </Row>
  ),
};

export const Dark: Story = { ...Sizes, globals: { theme: 'dark' } };
