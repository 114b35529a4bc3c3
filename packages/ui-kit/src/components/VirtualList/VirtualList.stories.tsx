import type { Meta, StoryObj } from '@storybook/react-vite';
import { VirtualList } from './VirtualList.tsx';

const meta = {
  component: VirtualList<string>,
  args: {
    'aria-label': 'Ten thousand rows',
    items: Array.from({ length: 10_000 }, (_, index) => `Row ${index + 1}`),
    itemHeight: 36,
    getKey: (item: string) => item,
    renderItem: (item: string) => item,
    style: { height: 360 },
  },
} satisfies Meta<typeof VirtualList<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { overscan: 1 } };
