import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  component: SkipLink,
  // Floats over the page: on a page of documentation each story has a frame of its own.
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  args: { href: '#main', children: 'Skip to content' },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <main id="main" tabIndex={-1}>
          The main content
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };
