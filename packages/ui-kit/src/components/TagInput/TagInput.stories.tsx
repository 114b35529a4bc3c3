import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TagInput, type TagInputProps } from './TagInput.tsx';

function Page(props: TagInputProps) {
  const [value, setValue] = useState([...props.value]);
  const [error, setError] = useState(props.error);
  return (
    <TagInput
      {...props}
      value={value}
      error={error}
      onValueChange={(next) => {
        setError(undefined);
        setValue(next);
      }}
      onReject={(reason, text) =>
        setError(reason === 'max' ? 'No more than 3 tags' : `“${text}” is there already`)
      }
    />
  );
}

const meta = {
  component: TagInput,
  args: {
    label: 'Own tags',
    description: 'Up to 3; separate them with commas',
    placeholder: 'retrospective, agile',
    value: ['retrospective', '敏捷'],
    max: 3,
    removeLabel: (tag: string) => `Remove ${tag}`,
    onValueChange: fn(),
  },
  render: (args) => <Page {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof TagInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { value: [] } };

export const Used: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'agile{Enter}four{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove agile' })).toBeVisible();
    await expect(canvas.getByText('No more than 3 tags')).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Full: Story = { args: { value: ['one', 'two', 'three'], error: 'No more than 3 tags' } };
export const LongText: Story = {
  args: { value: ['planificación-estratégica-de-lanzamientos-internacionales-en-equipos-distribuidos'] },
};
