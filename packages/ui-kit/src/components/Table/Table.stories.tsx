import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TITLES } from '../../testing/words.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Table, type TableProps } from './Table.tsx';

interface Work {
  id: string;
  title: string;
  state: 'Published' | 'In review' | 'Draft';
  copies: number;
  earned: number;
}

const WORKS: Work[] = [
  { id: 'w1', title: TITLES['en-US'], state: 'Published', copies: 1284, earned: 18_430 },
  { id: 'w2', title: TITLES['es-ES'], state: 'In review', copies: 0, earned: 0 },
  { id: 'w3', title: TITLES['ja-JP'], state: 'Published', copies: 96, earned: 1200 },
  { id: 'w4', title: TITLES['zh-CN'], state: 'Draft', copies: 0, earned: 0 },
  { id: 'w5', title: TITLES['ko-KR'], state: 'Published', copies: 5210, earned: 99_900 },
];
const TONES = { Published: 'positive', 'In review': 'caution', Draft: 'neutral' } as const;
const euro = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

const args: TableProps<Work> = {
  caption: 'My works',
  rows: WORKS,
  getKey: (work) => work.id,
  columns: [
    {
      key: 'title',
      header: 'Title',
      cell: (work) => work.title,
      compare: (one, other) => one.title.localeCompare(other.title),
    },
    {
      key: 'state',
      header: 'State',
      cell: (work) => <Badge tone={TONES[work.state]}>{work.state}</Badge>,
    },
    {
      key: 'copies',
      header: 'Copies',
      align: 'end',
      cell: (work) => work.copies.toLocaleString('en-US'),
      compare: (one, other) => one.copies - other.copies,
    },
    {
      key: 'earned',
      header: 'Earned',
      align: 'end',
      cell: (work) => euro.format(work.earned / 100),
      compare: (one, other) => one.earned - other.earned,
    },
  ],
};
const selection = {
  words: { selectAll: 'Select all works', selectRow: (work: Work) => `Select ${work.title}` },
  onSelectedChange: fn(),
};

const meta = { component: Table<Work>, args } satisfies Meta<typeof Table<Work>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    ...selection,
    defaultSelected: ['w3'],
    defaultSort: { column: 'copies', direction: 'descending' },
    onSortChange: fn(),
  },
};
export const Dark: Story = { ...Playground, globals: { theme: 'dark' } };
export const Loading: Story = {
  args: { rows: [], state: 'loading', words: { loading: 'Loading your works' } },
};
export const LoadingMore: Story = { args: { state: 'loading' } };
export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        size="small"
        title="Nothing published yet"
        action={<Button variant="primary">Publish a board</Button>}
      />
    ),
  },
};
/** It scrolls sideways, by touch and by the keyboard. */
export const Phone: Story = {
  ...Playground,
  decorators: [(Story) => <div style={{ maxWidth: 288 }}>{Story()}</div>],
};
/** Where its height is limited, the header stays. */
export const StickyHeader: Story = {
  args: {
    ...selection,
    rows: Array.from({ length: 6 }, (_, index) =>
      WORKS.map((work) => ({ ...work, id: `${work.id}-${index}` })),
    ).flat(),
    style: { maxHeight: 320 },
  },
};
export const RightToLeft: Story = {
  ...Playground,
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
