import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { cover } from '../../testing/pictures.ts';
import { ImagePicker } from './ImagePicker.tsx';

const meta = {
  component: ImagePicker,
  args: {
    label: 'Cover',
    pickLabel: 'Choose a picture or drop it here',
    replaceLabel: 'Replace',
    removeLabel: 'Use the board as cover',
    hint: '1080 × 700 pixels, PNG, JPEG or WebP, up to 5 MB',
    preview: null,
    previewAlt: 'The chosen cover',
    onPick: fn(),
    onRemove: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof ImagePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { preview: cover(3), ratio: 'square' } };
export const Chosen: Story = { args: { preview: cover(4) } };
export const Dark: Story = { args: { preview: cover(4) }, globals: { theme: 'dark' } };
export const Busy: Story = { args: { preview: cover(4), busyLabel: 'Sending the cover' } };
export const Invalid: Story = { args: { error: 'This file is no picture. Choose a PNG, JPEG or WebP.' } };
