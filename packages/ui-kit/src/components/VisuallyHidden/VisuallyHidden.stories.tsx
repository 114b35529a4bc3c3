import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  component: VisuallyHidden,
  args: { children: '1,234 likes' },
  decorators: [
    (Story) => (
      <p>
        <span aria-hidden>♥ 1.2k</span>
        {Story()}
      </p>
    ),
  ],
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
