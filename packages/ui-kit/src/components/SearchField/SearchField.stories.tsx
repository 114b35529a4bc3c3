import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const meta = {
  component: SearchField,
  args: {
    label: 'Search boards',
    placeholder: 'Search boards',
    submitLabel: 'Search',
    clearLabel: 'Clear',
    onSearch: fn(),
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { size: 'large', defaultValue: 'Roadmap' } };
export const WithText: Story = { args: { defaultValue: 'Retrospective' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Retrospective' } };
export const Dark: Story = { ...WithText, globals: { theme: 'dark' } };
export const LongText: Story = {
  args: {
    size: 'large',
    defaultValue: 'planificación estratégica de lanzamientos internacionales',
    submitLabel: 'Buscar plantillas',
    clearLabel: 'Borrar',
  },
  globals: { lang: 'es-ES' },
  decorators: [(Story) => <div style={{ maxWidth: 288 }}>{Story()}</div>],
};
export const RightToLeft: Story = {
  ...WithText,
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
