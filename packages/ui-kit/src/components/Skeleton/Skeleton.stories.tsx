import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../testing/StoryLayout.tsx';
import { Skeleton, TemplateCardSkeleton } from './Skeleton.tsx';

const meta = {
  component: Skeleton,
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { shape: 'title', width: 50 } };
export const Shapes: Story = {
  render: () => (
    <Stack>
      <Skeleton shape="title" width={50} />
      <Skeleton />
      <Skeleton width={75} />
      <Skeleton shape="circle" />
      <Skeleton shape="block" />
    </Stack>
  ),
};
export const Card: Story = { render: () => <TemplateCardSkeleton /> };
export const Dark: Story = { ...Card, globals: { theme: 'dark' } };
