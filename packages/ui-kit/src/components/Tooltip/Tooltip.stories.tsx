import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { PARAGRAPHS } from '../../testing/words.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  component: Tooltip,
  // Floats over the page: on a page of documentation each story has a frame of its own.
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: { content: 'Reviews take up to three working days', children: <Button>Publish</Button> },
  decorators: [(Story) => <div style={{ padding: 80, paddingInlineEnd: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { placement: 'bottom' } };

const show: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.hover(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
};

export const Shown: Story = { play: show };

/** A long press of a finger, which may leave then. */
export const ByTouch: Story = {
  play: async ({ canvas, userEvent }) => {
    const target = canvas.getByRole('button');
    await userEvent.pointer({ keys: '[TouchA>]', target });
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await userEvent.pointer({ keys: '[/TouchA]', target });
    await expect(screen.getByRole('tooltip')).toBeVisible();
  },
};

export const LongText: Story = { args: { content: PARAGRAPHS['es-ES'] }, play: show };

export const Dark: Story = { globals: { theme: 'dark' }, play: show };
