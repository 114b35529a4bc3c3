import type { Meta, StoryObj } from '@storybook/react-vite';
import { LongList } from './LongList.tsx';

const meta = {
  component: LongList<string>,
  args: {
    'aria-label': 'Two thousand messages',
    items: Array.from({ length: 2_000 }, (_, index) => `Message ${index + 1}`),
    estimatedHeight: 24,
    getKey: (item: string) => item,
    renderItem: (item: string) => item,
  },
} satisfies Meta<typeof LongList<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { items: ['Message 1', 'Message 2', 'Message 3'] } };
export const Playground: Story = {};
