import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, Folder } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TITLES, type Language } from '../../testing/words.ts';
import { Tree } from './Tree.tsx';
import { applyMove } from './testing/applyMove.ts';
import type { TreeItem, TreeProps, TreeWords } from './tree-types.ts';

const WORDS: Record<Language, TreeWords> = {
  'en-US': {
    loading: 'Loading…',
    failed: 'Not loaded.',
    retry: 'Try again',
    moveHint: 'Ctrl+X takes an entry up, arrows choose a place, Enter puts it down.',
    moving: (names) => `Moving ${names}.`,
    before: (name) => `Before ${name}`,
    inside: (name) => `Inside ${name}`,
    after: (name) => `After ${name}`,
    moved: (names) => `${names} moved`,
    cancelled: 'Nothing moved',
  },
  'zh-CN': {
    loading: '加载中…',
    failed: '加载失败。',
    retry: '重试',
    moveHint: '按 Ctrl+X 拿起条目，用方向键选择位置，按 Enter 放下。',
    moving: (names) => `正在移动“${names}”。`,
    before: (name) => `在“${name}”之前`,
    inside: (name) => `在“${name}”之内`,
    after: (name) => `在“${name}”之后`,
    moved: (names) => `已移动“${names}”`,
    cancelled: '未移动',
  },
  'ja-JP': {
    loading: '読み込み中…',
    failed: '読み込めませんでした。',
    retry: 'もう一度試す',
    moveHint: 'Ctrl+X で項目を持ち上げ、矢印キーで場所を選び、Enter で置きます。',
    moving: (names) => `「${names}」を移動しています。`,
    before: (name) => `「${name}」の前`,
    inside: (name) => `「${name}」の中`,
    after: (name) => `「${name}」の後`,
    moved: (names) => `「${names}」を移動しました`,
    cancelled: '移動しませんでした',
  },
  'ko-KR': {
    loading: '불러오는 중…',
    failed: '불러오지 못했습니다.',
    retry: '다시 시도',
    moveHint: 'Ctrl+X로 항목을 들고, 화살표로 위치를 고른 뒤 Enter로 놓습니다.',
    moving: (names) => `“${names}” 이동 중.`,
    before: (name) => `“${name}” 앞`,
    inside: (name) => `“${name}” 안`,
    after: (name) => `“${name}” 뒤`,
    moved: (names) => `“${names}” 이동함`,
    cancelled: '이동하지 않음',
  },
  'es-ES': {
    loading: 'Cargando…',
    failed: 'No se ha cargado.',
    retry: 'Reintentar',
    moveHint: 'Ctrl+X coge un elemento, las flechas eligen el lugar e Intro lo suelta.',
    moving: (names) => `Moviendo ${names}.`,
    before: (name) => `Antes de ${name}`,
    inside: (name) => `Dentro de ${name}`,
    after: (name) => `Después de ${name}`,
    moved: (names) => `${names} se ha movido`,
    cancelled: 'No se ha movido nada',
  },
};

const file = (id: string, label: string, hint?: string): TreeItem => ({
  id,
  label,
  icon: <FileText />,
  ...(hint === undefined ? {} : { hint }),
});

const BOARDS: readonly TreeItem[] = [
  {
    id: 'team',
    label: 'Product team',
    icon: <Folder />,
    hint: '3',
    children: [
      file('retro', 'Sprint retrospective'),
      { id: 'research', label: 'Research', icon: <Folder />, children: [file('interviews', 'Interviews')] },
      { ...file('archived', 'Archived plan'), disabled: true },
    ],
  },
  { id: 'shared', label: 'Shared with me', icon: <Folder />, branch: true },
  { id: 'broken', label: 'Old drive', icon: <Folder />, branch: true, status: 'failed' },
  file('ideas', 'Ideas', 'today'),
  file('roadmap', 'Roadmap', 'yesterday'),
];

/** A tree whose entries really move, and whose branches really load. */
function Page(props: TreeProps) {
  const [items, setItems] = useState(props.items);
  return (
    <div style={{ maxWidth: 360 }}>
      <Tree
        {...props}
        items={items}
        {...(props.onMove
          ? {
              onMove: (move) => {
                props.onMove?.(move);
                setItems((now) => applyMove(now, move));
              },
            }
          : {})}
      />
    </div>
  );
}

const meta = {
  component: Tree,
  args: {
    label: 'Boards',
    items: BOARDS,
    words: WORDS['en-US'],
    defaultExpanded: ['team', 'research'],
    defaultSelected: ['retro'],
    onLoadChildren: fn(),
    onSelectedChange: fn(),
    style: { height: 360 },
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { selection: 'multiple', onMove: fn(), onOpen: fn() } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Several: Story = {
  args: { selection: 'multiple', defaultSelected: ['retro', 'interviews', 'ideas'] },
};
export const LoadingAndFailed: Story = { args: { defaultExpanded: ['shared', 'broken'] } };
export const Moving: Story = {
  args: { onMove: fn() },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('treeitem', { name: 'Sprint retrospective' }).focus();
    await userEvent.keyboard('{Control>}x{/Control}{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Inside Research');
  },
};
export const TenThousand: Story = {
  args: {
    items: Array.from({ length: 10_000 }, (_, index) => file(`board-${index}`, `Board ${index + 1}`)),
    defaultSelected: ['board-2'],
  },
};
export const LongText: Story = {
  args: {
    items: (Object.keys(TITLES) as Language[]).map((language) =>
      file(language, TITLES[language].repeat(2), language),
    ),
    style: { height: 200, width: 300 },
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { onMove: fn() } };
export const Chinese: Story = {
  globals: { lang: 'zh-CN' },
  args: { words: WORDS['zh-CN'], defaultExpanded: ['shared', 'broken'] },
};
export const Japanese: Story = {
  globals: { lang: 'ja-JP' },
  args: { words: WORDS['ja-JP'], defaultExpanded: ['shared', 'broken'] },
};
export const Korean: Story = {
  globals: { lang: 'ko-KR' },
  args: { words: WORDS['ko-KR'], defaultExpanded: ['shared', 'broken'] },
};
export const Spanish: Story = {
  globals: { lang: 'es-ES' },
  args: { words: WORDS['es-ES'], defaultExpanded: ['shared', 'broken'] },
};
