import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoadMore } from './LoadMore.tsx';

const meta = {
  component: LoadMore,
  args: {
    hasMore: true,
    loading: false,
    autoLoads: 0,
    onLoadMore: fn(),
    words: {
      more: 'Show more templates',
      loading: 'Loading…',
      end: 'You have seen them all',
      failed: 'More templates could not be loaded.',
      retry: 'Try again',
    },
  },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { autoLoads: 3 } };

export const Used: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more templates' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { loading: true } };
export const Failed: Story = { args: { failed: true } };
export const End: Story = { args: { hasMore: false } };
export const Dark: Story = { args: { failed: true }, globals: { theme: 'dark' } };
