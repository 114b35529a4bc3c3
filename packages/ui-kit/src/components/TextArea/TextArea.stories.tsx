import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PARAGRAPHS } from '../../testing/words.ts';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const counter = {
  max: 200,
  count: (text: string) => Array.from(text.trim()).length,
  text: (count: number, max: number) => `${count} / ${max}`,
};

function Page(props: TextAreaProps) {
  const [value, setValue] = useState(props.value);
  return <TextArea {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  component: TextArea,
  args: {
    label: 'Description',
    description: 'What is it for, and how is it used?',
    value: '',
    counter,
    onValueChange: fn(),
  },
  render: (args) => <Page {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { value: PARAGRAPHS['en-US'], required: true } };

export const Used: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Write first, then read aloud');
    await expect(canvas.getByText('28 / 200')).toBeVisible();
  },
};
export const TooLong: Story = {
  args: { value: PARAGRAPHS['es-ES'].repeat(2), error: 'Shorten the description to 200 characters' },
};
export const Dark: Story = { ...TooLong, globals: { theme: 'dark' } };
export const Disabled: Story = { args: { disabled: true, value: PARAGRAPHS['en-US'] } };
export const Chinese: Story = {
  globals: { lang: 'zh-CN' },
  args: { label: '描述', description: '它有什么用？如何使用？', value: PARAGRAPHS['zh-CN'] },
};
