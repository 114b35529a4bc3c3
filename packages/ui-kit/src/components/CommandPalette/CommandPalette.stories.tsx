import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, FilePlus2, FileText, LogOut, Moon, Search, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { TITLES, type Language } from '../../testing/words.ts';
import { Button } from '../Button/Button.tsx';
import { CommandPalette, type CommandGroup, type CommandPaletteProps } from './CommandPalette.tsx';

type Texts = [
  actions: string,
  newBoard: string,
  duplicate: string,
  dark: string,
  remove: string,
  boards: string,
  leave: string,
];

const TEXTS: Record<Language, Texts> = {
  'en-US': [
    'Actions',
    'New board',
    'Duplicate board',
    'Switch to dark',
    'Move to trash',
    'Boards',
    'Log out',
  ],
  'zh-CN': ['操作', '新建白板', '创建副本', '切换到深色', '移到回收站', '白板', '退出登录'],
  'ja-JP': [
    '操作',
    '新しいボード',
    'ボードを複製',
    'ダークに切り替え',
    'ゴミ箱に移動',
    'ボード',
    'ログアウト',
  ],
  'ko-KR': ['작업', '새 보드', '보드 복제', '어둡게 전환', '휴지통으로 이동', '보드', '로그아웃'],
  'es-ES': [
    'Acciones',
    'Pizarra nueva',
    'Duplicar la pizarra',
    'Cambiar al modo oscuro',
    'Mover a la papelera',
    'Pizarras',
    'Cerrar sesión',
  ],
};

const WORDS: Record<Language, CommandPaletteProps['words']> = {
  'en-US': {
    title: 'Commands',
    placeholder: 'Search commands and boards',
    close: 'Close',
    recent: 'Used last',
    empty: 'Nothing fits. Try another word.',
    loading: 'Searching…',
    failed: 'The search failed.',
    retry: 'Try again',
  },
  'zh-CN': {
    title: '命令',
    placeholder: '搜索命令和白板',
    close: '关闭',
    recent: '最近使用',
    empty: '没有匹配的结果，换个词试试。',
    loading: '搜索中…',
    failed: '搜索失败。',
    retry: '重试',
  },
  'ja-JP': {
    title: 'コマンド',
    placeholder: 'コマンドとボードを検索',
    close: '閉じる',
    recent: '最近使ったもの',
    empty: '見つかりません。別の言葉でお試しください。',
    loading: '検索中…',
    failed: '検索できませんでした。',
    retry: 'もう一度試す',
  },
  'ko-KR': {
    title: '명령',
    placeholder: '명령과 보드 검색',
    close: '닫기',
    recent: '최근 사용',
    empty: '결과가 없습니다. 다른 단어로 검색해 보세요.',
    loading: '검색 중…',
    failed: '검색하지 못했습니다.',
    retry: '다시 시도',
  },
  'es-ES': {
    title: 'Comandos',
    placeholder: 'Buscar comandos y pizarras',
    close: 'Cerrar',
    recent: 'Usados hace poco',
    empty: 'No hay resultados. Prueba con otra palabra.',
    loading: 'Buscando…',
    failed: 'La búsqueda ha fallado.',
    retry: 'Reintentar',
  },
};

function groupsIn(language: Language): CommandGroup[] {
  const [actions, newBoard, duplicate, dark, remove, boards, leave] = TEXTS[language];
  return [
    {
      id: 'actions',
      label: actions,
      commands: [
        { id: 'new', label: newBoard, icon: <FilePlus2 />, shortcut: ['Ctrl', 'N'], onRun: fn() },
        { id: 'copy', label: duplicate, icon: <Copy />, shortcut: ['Ctrl', 'D'], onRun: fn() },
        { id: 'dark', label: dark, icon: <Moon />, keywords: ['theme'], onRun: fn() },
        { id: 'trash', label: remove, icon: <Trash2 />, disabled: true, onRun: fn() },
        { id: 'out', label: leave, icon: <LogOut />, onRun: fn() },
      ],
    },
    {
      id: 'boards',
      label: boards,
      commands: [
        { id: 'b1', label: TITLES[language], icon: <FileText />, hint: '12:40', onRun: fn() },
        { id: 'b2', label: `${TITLES[language]} 2`, icon: <FileText />, onRun: fn() },
      ],
    },
  ];
}

function Page(props: CommandPaletteProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button icon={<Search />} onClick={() => setOpen(true)}>
        {props.words.title}
      </Button>
      <CommandPalette
        {...props}
        open={open}
        onOpenChange={(next) => {
          props.onOpenChange(next);
          setOpen(next);
        }}
      />
    </>
  );
}

const inLanguage = (language: Language) => ({
  globals: { lang: language },
  args: { words: WORDS[language], groups: groupsIn(language) },
});

const meta = {
  component: CommandPalette,
  // Floats over the page: on a page of documentation each story has a frame of its own.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    words: WORDS['en-US'],
    groups: groupsIn('en-US'),
    recent: ['copy', 'b1'],
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const types =
  (text: string): NonNullable<Story['play']> =>
  async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), text);
    await expect(screen.getByRole('combobox')).toHaveValue(text);
  };

export const Default: Story = {};
export const Playground: Story = { args: { onRun: fn(), onQueryChange: fn() } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Typed: Story = { play: types('boa') };
export const NothingFits: Story = { play: types('xyz') };
export const Loading: Story = { args: { status: 'loading' }, play: types('retro') };
export const Failed: Story = { args: { status: 'failed', onRetry: fn() }, play: types('retro') };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Chinese: Story = inLanguage('zh-CN');
export const Japanese: Story = inLanguage('ja-JP');
export const Korean: Story = inLanguage('ko-KR');
export const Spanish: Story = inLanguage('es-ES');
