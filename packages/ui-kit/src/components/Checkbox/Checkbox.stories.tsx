import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../../testing/StoryLayout.tsx';
import { PARAGRAPHS } from '../../testing/words.ts';
import { Checkbox } from './Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  component: Checkbox,
  args: { label: 'I agree to the publishing rules', defaultChecked: true, onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { defaultChecked: false, error: 'Agree to the rules to publish' } };
export const States: Story = {
  render: (args) => (
    <Stack>
      <Checkbox {...args} />
      <Checkbox {...args} defaultChecked={false} />
      <Checkbox {...args} checked="mixed" label="All 12 boards" />
      <Checkbox {...args} defaultChecked={false} required />
      <Checkbox {...args} defaultChecked={false} error="Agree to the rules to publish" />
      <Checkbox {...args} disabled />
    </Stack>
  ),
};
export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const LongText: Story = { args: { label: PARAGRAPHS['es-ES'] } };
export const Group: Story = {
  render: () => (
    <CheckboxGroup
      label="Mails about"
      description="Receipts and security mails always come."
      allLabel="All of these"
      defaultValue={['reviews']}
      options={[
        { value: 'reviews', label: 'Reviews of my works' },
        { value: 'comments', label: 'Comments and answers' },
        { value: 'digest', label: 'A digest every month' },
        { value: 'teams', label: 'Invitations to teams (your administrator decides)', disabled: true },
      ]}
    />
  ),
};
export const Cards: Story = {
  render: () => (
    <CheckboxGroup
      variant="cards"
      label="What do you draw?"
      description="Choose up to 5."
      defaultValue={['maps', 'flows']}
      options={[
        { value: 'maps', label: 'Mind maps' },
        { value: 'flows', label: 'Flowcharts' },
        { value: 'plans', label: 'Project plans' },
        { value: 'retros', label: 'Retrospectives and other meetings of a team' },
        { value: 'other', label: 'Something else', disabled: true },
      ]}
    />
  ),
};
export const CardsDark: Story = { ...Cards, globals: { theme: 'dark' } };
export const GroupRightToLeft: Story = {
  ...Group,
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
