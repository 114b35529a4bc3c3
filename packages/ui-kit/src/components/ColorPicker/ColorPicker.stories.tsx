import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ColorPicker } from './ColorPicker.tsx';

const NAMES = [
  ['#ffffff', 'White'],
  ['#f8e3a1', 'Sand'],
  ['#f6c177', 'Amber'],
  ['#ef8f7a', 'Coral'],
  ['#d9576b', 'Rose'],
  ['#b58bd8', 'Orchid'],
  ['#8fa7e8', 'Dusk'],
  ['#6fb7d6', 'Tide'],
  ['#79c7ad', 'Lagoon'],
  ['#9bcb72', 'Kelp'],
  ['#c8c4bc', 'Pebble'],
  ['#8a8f98', 'Slate'],
  ['#4b5563', 'Storm'],
  ['#2b6cb0', 'Deep sea'],
  ['#1f7a5c', 'Pine'],
  ['#1b1f24', 'Ink'],
] as const;
const swatches = NAMES.map(([value, label]) => ({ value, label }));

const meta = {
  component: ColorPicker,
  args: {
    label: 'Colour of the note',
    swatches,
    defaultValue: '#6fb7d6',
    own: { label: 'Own colour', invalid: 'Write it like #2b6cb0' },
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 296 }}>{Story()}</div>],
} satisfies Meta<typeof ColorPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { description: 'Others see it too', defaultValue: '#123456' } };
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.type(canvas.getByRole('textbox'), 'tide');
    await userEvent.tab();
  },
};
export const Dark: Story = { args: { defaultValue: '#1b1f24' }, globals: { theme: 'dark' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Color del fondo de las notas seleccionadas',
    description: 'Todas las personas del equipo lo verán',
    own: { label: 'Color personalizado', invalid: 'Escríbelo así: #2b6cb0' },
    error: 'Elige un color que se distinga del fondo de la pizarra',
  },
  globals: { lang: 'es-ES' },
};
export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] };
