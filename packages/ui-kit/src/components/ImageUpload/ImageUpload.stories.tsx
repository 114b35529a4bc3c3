import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { cover } from '../../testing/pictures.ts';
import { uploadWords } from '../../testing/upload.ts';
import { ImageUpload } from './ImageUpload.tsx';

const one = { id: 'cover', src: cover(4), alt: 'roadmap.png' };
const set = [1, 2, 3].map((seed) => ({ id: String(seed), src: cover(seed), alt: `board-${seed}.png` }));

const meta = {
  component: ImageUpload,
  args: {
    label: 'Cover',
    hint: '1080 × 700 pixels, PNG, JPEG or WebP, up to 5 MB',
    limits: { maxBytes: 5_000_000 },
    words: uploadWords,
    onImagesChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof ImageUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { defaultImages: [one], ratio: 'square' } };
export const Chosen: Story = { args: { defaultImages: [one] } };
export const Busy: Story = { args: { defaultImages: [one], busyLabel: 'Drawing the board' } };
export const Sending: Story = { args: { defaultImages: [{ ...one, progress: 0.6 }] } };
export const Invalid: Story = { args: { error: 'Add a cover.' } };
export const Disabled: Story = { args: { disabled: true, defaultImages: [one] } };
/** Several in an order of their own: dragged, or moved with the arrows on them. */
export const PictureSet: Story = {
  args: {
    label: 'Pictures of the board',
    hint: 'Up to 6',
    max: 6,
    defaultImages: [
      ...set,
      { id: 's', src: cover(5), alt: 'sending.png', progress: 0.4 },
      { id: 'e', src: cover(6), alt: 'broken.png', error: 'It could not be sent. Remove it and try again.' },
    ],
  },
};
export const PictureSetDark: Story = { ...PictureSet, globals: { theme: 'dark' } };
const drawn = async () => {
  const canvas = document.createElement('canvas');
  canvas.width = 900;
  canvas.height = 900;
  const pen = canvas.getContext('2d');
  for (let row = 0; row < 9; row += 1)
    for (let column = 0; column < 9; column += 1) {
      if (pen) pen.fillStyle = `oklch(80% 0.1 ${(row * 9 + column) * 9})`;
      pen?.fillRect(column * 100 + 8, row * 100 + 8, 84, 84);
    }
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/png');
  return new File([(await promise) ?? ''], 'notes.png', { type: 'image/png' });
};
/** What was chosen is cropped first: dragged, or moved and zoomed with keys and sliders. */
export const Crop: Story = {
  args: { cropRatio: 54 / 35 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Choose a picture/), await drawn());
    await canvas.findByRole('button', { name: 'Use this part' });
  },
};
export const LongText: Story = {
  args: {
    label: 'Imágenes del tablero que quieres publicar',
    hint: 'PNG, JPEG o WebP, como máximo 5 MB cada una; la primera es la portada',
    max: 6,
    defaultImages: set,
    words: { ...uploadWords, pick: 'Elige imágenes, arrástralas o pégalas aquí' },
  },
  globals: { lang: 'es-ES' },
  decorators: [(Story) => <div style={{ maxWidth: 288 }}>{Story()}</div>],
};
export const RightToLeft: Story = {
  ...PictureSet,
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
