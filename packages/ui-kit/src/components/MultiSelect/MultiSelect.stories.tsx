import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SUBJECTS, optionWords } from '../../testing/options.ts';
import { MultiSelect } from './MultiSelect.tsx';

const meta = {
  component: MultiSelect,
  // Its list floats over the page: on a page of documentation each story has a frame of its own.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    label: 'Subjects',
    placeholder: 'Type to search',
    options: SUBJECTS,
    defaultValue: SUBJECTS.slice(0, 2),
    words: optionWords,
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 400, minHeight: 420 }}>{Story()}</div>],
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'));
};

export const Default: Story = {};
export const Playground: Story = { args: { max: 3, description: 'Up to three', required: true } };
export const Open: Story = { play: open };
export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
export const Full: Story = { args: { max: 2 }, play: open };
export const OwnWords: Story = {
  args: { createOption: (text: string) => ({ value: text, label: text }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('workshop');
  },
};
export const Failed: Story = { args: { load: () => Promise.reject(new Error('offline')) }, play: open };
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = { args: { defaultValue: [], error: 'Choose at least one subject' } };
export const LongText: Story = {
  args: { label: 'Temas', defaultValue: SUBJECTS.slice(6) },
  globals: { lang: 'es-ES' },
  decorators: [(Story) => <div style={{ maxWidth: 288 }}>{Story()}</div>],
};
export const RightToLeft: Story = {
  ...Open,
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
