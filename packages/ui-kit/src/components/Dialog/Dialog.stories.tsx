import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Stack } from '../../testing/StoryLayout.tsx';
import { PARAGRAPHS, TITLES } from '../../testing/words.ts';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

/** A page with the button that opens the dialog. */
function Page(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Dialog
        {...props}
        open={open}
        onClose={(reason) => {
          props.onClose(reason);
          close();
        }}
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Publish
            </Button>
          </>
        }
      />
    </>
  );
}

const meta = {
  component: Dialog,
  // Floats over the page: on a page of documentation each story has a frame of its own.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    open: true,
    onClose: fn(),
    title: 'Publish to community',
    closeLabel: 'Close',
    children: (
      <Stack>
        <TextField label="Title" required placeholder="Sprint retrospective" />
        <TextField label="Description" description="What is it for, and how is it used?" />
      </Stack>
    ),
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { width: 560, height: 400, description: 'Reviewed within three working days' },
};

export const Used: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the dialog' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Publish to community' })).toBeVisible());
  },
};

export const Busy: Story = { args: { busy: true } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Scrolling: Story = {
  args: {
    height: 476,
    children: Array.from({ length: 14 }, (_, index) => <p key={index}>{PARAGRAPHS['en-US']}</p>),
  },
};

export const HiddenTitle: Story = { args: { hideTitle: true, children: <p>{PARAGRAPHS['en-US']}</p> } };

export const SmallBoxOnPhone: Story = { args: { phone: 'box', width: 400 } };

export const LongText: Story = {
  args: { title: TITLES['es-ES'].repeat(2), description: PARAGRAPHS['es-ES'] },
};

export const Chinese: Story = {
  globals: { lang: 'zh-CN' },
  args: { title: '发布到社区', description: PARAGRAPHS['zh-CN'] },
};
