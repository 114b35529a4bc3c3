import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FrameDialog } from './FrameDialog.tsx';

const inner = `data:text/html,${encodeURIComponent('<!doctype html><html lang="en"><title>Log in</title><body style="font:16px system-ui;padding:32px"><main><h1>Log in</h1><p>This is another page.</p></main>')}`;

const meta = {
  component: FrameDialog,
  // Floats over the page: on a page of documentation each story has a frame of its own.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    open: true,
    onClose: fn(),
    src: inner,
    title: 'Log in',
    closeLabel: 'Close',
    loadingLabel: 'Loading the login page',
    width: 420,
    height: 520,
  },
} satisfies Meta<typeof FrameDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { header: true, width: 720 } };
export const Dark: Story = { globals: { theme: 'dark' } };
