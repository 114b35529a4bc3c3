import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { PARAGRAPHS } from '../../testing/words.ts';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  component: Popover,
  // Floats over the page: on a page of documentation each story has a frame of its own.
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: {
    trigger: <Button>Share</Button>,
    label: 'Share',
    align: 'start',
    children: (
      <>
        <p style={{ marginBottom: 12 }}>Anyone with the link can see this board.</p>
        <Button variant="primary">Copy link</Button>
      </>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const openIt: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const Default: Story = {};
export const Playground: Story = { args: { placement: 'right' } };
export const Open: Story = { play: openIt };
export const Dark: Story = { globals: { theme: 'dark' }, play: openIt };
export const LongText: Story = { args: { children: <p>{PARAGRAPHS['es-ES']}</p> }, play: openIt };
