import type { Meta, StoryObj } from '@storybook/react-vite';
import { FolderOpen, Star } from 'lucide-react';
import { Stack } from '../../testing/StoryLayout.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: {
    icon: <Star />,
    title: 'No collections yet',
    description: 'Templates you collect are kept here, so that you find them again.',
    action: <Button variant="primary">Browse templates</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { size: 'small', icon: <FolderOpen /> } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const FiveLanguages: Story = {
  render: (args) => (
    <Stack>
      {Object.entries({
        'en-US': ['No collections yet', 'Browse templates'],
        'zh-CN': ['还没有收藏', '浏览模板'],
        'ja-JP': ['コレクションはまだありません', 'テンプレートを見る'],
        'ko-KR': ['아직 컬렉션이 없습니다', '템플릿 둘러보기'],
        'es-ES': ['Todavía no hay colecciones', 'Explorar plantillas'],
      }).map(([lang, [title, action]]) => (
        <div key={lang} lang={lang}>
          <EmptyState
            {...args}
            size="small"
            title={title}
            description={null}
            action={<Button>{action}</Button>}
          />
        </div>
      ))}
    </Stack>
  ),
};
