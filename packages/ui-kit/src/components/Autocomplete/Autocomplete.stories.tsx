import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Autocomplete, type AutocompleteProps } from './Autocomplete.tsx';

const ALL = [
  '用户旅程地图',
  '用户画像',
  '用户故事地图',
  'User journey map',
  'User story map',
  'Café menu plan',
  'Retrospective',
  'Roadmap 2027',
];

function Page(props: AutocompleteProps) {
  const [value, setValue] = useState(props.value ?? '');
  const [past, setPast] = useState(props.history?.items ?? []);
  return (
    <Autocomplete
      {...props}
      value={value}
      onValueChange={setValue}
      suggestions={ALL.filter((text) => text.toLowerCase().includes(value.trim().toLowerCase()))}
      {...(props.history ? { history: { ...props.history, items: past, onClear: () => setPast([]) } } : {})}
    />
  );
}

const meta = {
  component: Autocomplete,
  // Its list floats over the page: on a page of documentation each story has a frame of its own.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    label: 'Search templates',
    placeholder: 'Search templates',
    submitLabel: 'Search',
    clearLabel: 'Clear',
    suggestionsLabel: 'Suggestions',
    value: '',
    onValueChange: fn(),
    onSearch: fn(),
    size: 'large',
    history: {
      title: 'History',
      items: ['retrospective', '用户旅程', 'plan de viaje'],
      clearLabel: 'Delete all',
      onClear: fn(),
    },
    hot: { title: 'Hot searches', items: ['Roadmap', 'SWOT', '周计划', 'Kanban', '組織図'] },
  },
  render: (args) => <Page {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 640, minHeight: 480 }}>{Story()}</div>],
} satisfies Meta<typeof Autocomplete>;
export default meta;
type Story = StoryObj<typeof meta>;

const focus: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'));
};

export const Default: Story = {};
export const Playground: Story = { args: { size: 'medium' } };
export const HistoryAndHot: Story = { play: focus };
export const Dark: Story = { globals: { theme: 'dark' }, play: focus };
export const Suggestions: Story = {
  args: { value: 'user' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
  },
};
export const ChineseSuggestions: Story = {
  args: { value: '用户', size: 'medium' },
  globals: { lang: 'zh-CN' },
  play: focus,
};
export const NothingFound: Story = { args: { value: 'zzz', suggestionsNote: 'No suggestions' }, play: focus };
