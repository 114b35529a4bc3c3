import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Select, type SelectProps } from './Select.tsx';

function Page(props: SelectProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <Select
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
}

const meta = {
  component: Select<string>,
  args: {
    label: 'Language of the template',
    value: 'zh-CN',
    onValueChange: fn(),
    options: [
      { value: 'en-US', label: 'English', lang: 'en-US' },
      { value: 'zh-CN', label: '简体中文', lang: 'zh-CN' },
      { value: 'ja-JP', label: '日本語', lang: 'ja-JP' },
      { value: 'ko-KR', label: '한국어', lang: 'ko-KR' },
      { value: 'es-ES', label: 'Español', lang: 'es-ES', disabled: true },
    ],
  },
  render: (args) => <Page {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{Story()}</div>],
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { value: null, placeholder: 'Choose a language', required: true } };

export const Used: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'ja-JP');
    await expect(args.onValueChange).toHaveBeenCalledWith('ja-JP');
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Invalid: Story = {
  args: { error: 'Choose a language', value: null, placeholder: 'Choose a language' },
};
export const Disabled: Story = { args: { disabled: true } };
export const Compact: Story = { args: { compact: true, hideLabel: true } };
export const LongText: Story = {
  args: {
    value: 'long',
    options: [
      { value: 'long', label: 'Las plantillas más copiadas por las personas que siguen a quienes sigues' },
    ],
  },
};
