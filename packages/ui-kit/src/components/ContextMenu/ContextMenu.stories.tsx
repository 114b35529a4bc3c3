import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Flag, Pencil, Trash2 } from 'lucide-react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { cover } from '../../testing/pictures.ts';
import type { Language } from '../../testing/words.ts';
import { Image } from '../Image/Image.tsx';
import { MenuItem, MenuSeparator } from '../Menu/Menu.tsx';
import { ContextMenu } from './ContextMenu.tsx';

const WORDS: Record<Language, [area: string, rename: string, copy: string, report: string, remove: string]> =
  {
    'en-US': ['Board', 'Rename', 'Duplicate', 'Report', 'Move to trash'],
    'zh-CN': ['白板', '重命名', '创建副本', '举报', '移到回收站'],
    'ja-JP': ['ボード', '名前を変更', '複製', '報告', 'ゴミ箱に移動'],
    'ko-KR': ['보드', '이름 바꾸기', '복제', '신고', '휴지통으로 이동'],
    'es-ES': ['Pizarra', 'Cambiar el nombre', 'Duplicar', 'Denunciar', 'Mover a la papelera'],
  };

const inLanguage = (language: Language) => {
  const [area, rename, copy, report, remove] = WORDS[language];
  return {
    label: area,
    trigger: (
      <button
        type="button"
        aria-label={area}
        style={{ width: 280, padding: 0, border: 0, background: 'none' }}
      >
        <Image src={cover(2)} alt="" />
      </button>
    ),
    children: (
      <>
        <MenuItem icon={<Pencil />} hint="F2">
          {rename}
        </MenuItem>
        <MenuItem icon={<Copy />} hint="Ctrl D">
          {copy}
        </MenuItem>
        <MenuItem icon={<Flag />}>{report}</MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} tone="critical">
          {remove}
        </MenuItem>
      </>
    ),
  };
};

const meta = {
  component: ContextMenu,
  args: { ...inLanguage('en-US'), onOpenChange: fn() },
} satisfies Meta<typeof ContextMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const openIt: NonNullable<Story['play']> = async ({ canvas }) => {
  const box = canvas.getByRole('button').getBoundingClientRect();
  await fireEvent.contextMenu(canvas.getByRole('button'), {
    clientX: box.left + box.width / 2,
    clientY: box.top + box.height / 2,
  });
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
};

export const Default: Story = {};
export const Playground: Story = { args: { disabled: false } };
export const Open: Story = { play: openIt };
export const Dark: Story = { globals: { theme: 'dark' }, play: openIt };
export const Disabled: Story = { args: { disabled: true } };
export const Japanese: Story = { globals: { lang: 'ja-JP' }, args: inLanguage('ja-JP'), play: openIt };
export const Spanish: Story = { globals: { lang: 'es-ES' }, args: inLanguage('es-ES'), play: openIt };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: openIt };
