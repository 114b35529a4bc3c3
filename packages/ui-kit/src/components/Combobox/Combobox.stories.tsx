import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SUBJECTS, optionWords } from '../../testing/options.ts';
import { Combobox } from './Combobox.tsx';

const meta = {
  component: Combobox,
  // Its list floats over the page: on a page of documentation each story has a frame of its own.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    label: 'Subject',
    placeholder: 'Type to search',
    options: SUBJECTS,
    words: optionWords,
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 360, minHeight: 400 }}>{Story()}</div>],
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('combobox'));
};
const typing =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox'));
    await userEvent.keyboard(text);
  };

export const Default: Story = {};
export const Playground: Story = {
  args: { description: 'What the board helps with', defaultValue: SUBJECTS[3] ?? null, required: true },
};
export const Open: Story = { args: { defaultValue: SUBJECTS[3] ?? null }, play: open };
export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
export const Filtered: Story = { play: typing('cafe') };
export const Empty: Story = { play: typing('zzz') };
export const OwnWords: Story = {
  args: { createOption: (text: string) => ({ value: text, label: text }) },
  play: typing('Ma'),
};
/** Options are asked for, and the answer never comes. */
export const Loading: Story = {
  args: { load: () => new Promise(() => undefined) },
  play: open,
};
export const Failed: Story = {
  args: { load: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox'));
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: SUBJECTS[0] ?? null } };
export const Invalid: Story = { args: { error: 'Choose what the board is about' } };
export const LongText: Story = {
  args: {
    label: 'Tema',
    defaultValue: SUBJECTS[6] ?? null,
    words: { ...optionWords, open: 'Mostrar todos', clear: 'Borrar' },
  },
  globals: { lang: 'es-ES' },
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
  play: open,
};
export const RightToLeft: Story = {
  ...Open,
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
