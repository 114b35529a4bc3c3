import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PARAGRAPHS } from '../../testing/words.ts';
import { Button } from '../Button/Button.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

function Page(props: DrawerProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Messages</Button>
      <Drawer {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const meta = {
  component: Drawer,
  // Floats over the page: on a page of documentation each story has a frame of its own.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    onClose: fn(),
    title: 'My messages',
    closeLabel: 'Close',
    actions: (
      <Button size="small" variant="quiet">
        Read all
      </Button>
    ),
    children: Object.values(PARAGRAPHS).map((text) => (
      <p key={text} style={{ paddingBlock: 12 }}>
        {text}
      </p>
    )),
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { width: 480 } };

export const Used: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Messages' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'My messages' })).toBeVisible());
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
