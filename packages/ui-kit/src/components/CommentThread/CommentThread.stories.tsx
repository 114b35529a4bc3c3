import type { Meta, StoryObj } from '@storybook/react-vite';
import { EyeOff, Flag, MoreHorizontal } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { PARAGRAPHS, PEOPLE, type Language } from '../../testing/words.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, MenuItem } from '../Menu/Menu.tsx';
import { CommentThread, type CommentThreadProps } from './CommentThread.tsx';
import type { Comment, CommentWords, Mention } from './comment-types.ts';

const WORDS: Record<Language, CommentWords> = {
  'en-US': {
    reply: 'Reply',
    replyPlaceholder: 'Reply, or mention someone with @',
    send: 'Send',
    edit: 'Edit',
    save: 'Save',
    cancel: 'Cancel',
    edited: 'Edited',
    resolve: 'Resolve',
    reopen: 'Open again',
    resolved: 'Resolved',
    suggestions: 'People',
    moreReplies: (count) => `Show ${count} earlier replies`,
  },
  'zh-CN': {
    reply: '回复',
    replyPlaceholder: '回复，或用 @ 提及某人',
    send: '发送',
    edit: '编辑',
    save: '保存',
    cancel: '取消',
    edited: '已编辑',
    resolve: '标记为已解决',
    reopen: '重新打开',
    resolved: '已解决',
    suggestions: '成员',
    moreReplies: (count) => `显示之前的 ${count} 条回复`,
  },
  'ja-JP': {
    reply: '返信',
    replyPlaceholder: '返信するか、@ でメンション',
    send: '送信',
    edit: '編集',
    save: '保存',
    cancel: 'キャンセル',
    edited: '編集済み',
    resolve: '解決済みにする',
    reopen: '再開する',
    resolved: '解決済み',
    suggestions: 'メンバー',
    moreReplies: (count) => `以前の返信 ${count} 件を表示`,
  },
  'ko-KR': {
    reply: '답글',
    replyPlaceholder: '답글을 쓰거나 @로 언급하세요',
    send: '보내기',
    edit: '수정',
    save: '저장',
    cancel: '취소',
    edited: '수정됨',
    resolve: '해결로 표시',
    reopen: '다시 열기',
    resolved: '해결됨',
    suggestions: '사람',
    moreReplies: (count) => `이전 답글 ${count}개 보기`,
  },
  'es-ES': {
    reply: 'Responder',
    replyPlaceholder: 'Responde o menciona a alguien con @',
    send: 'Enviar',
    edit: 'Editar',
    save: 'Guardar',
    cancel: 'Cancelar',
    edited: 'Editado',
    resolve: 'Marcar como resuelto',
    reopen: 'Volver a abrir',
    resolved: 'Resuelto',
    suggestions: 'Personas',
    moreReplies: (count) => `Mostrar ${count} respuestas anteriores`,
  },
};

const LANGUAGES = Object.keys(PEOPLE) as Language[];

const person = (language: Language, color: 1 | 2 | 3 | 4 | 5 | 6): Mention => ({
  id: language,
  label: PEOPLE[language].name,
  avatar: <Avatar label={PEOPLE[language].label} color={color} size={24} />,
});
const COLORS = [1, 2, 3, 4, 5] as const;
const EVERYBODY = LANGUAGES.map((language, index) => person(language, COLORS[index] ?? 6));

function commentsIn(language: Language): [Comment, ...Comment[]] {
  const { name, label } = PEOPLE[language];
  const me = { name, avatar: <Avatar label={label} color={4} size={24} /> };
  const other = { name: PEOPLE['en-US'].name, avatar: <Avatar label="NW" color={2} size={24} /> };
  return [
    { id: '1', author: other, text: PARAGRAPHS[language], createdAt: '2026-11-20T09:12:00Z' },
    {
      id: '2',
      author: me,
      text: `@${PEOPLE['en-US'].name} ${PARAGRAPHS[language]}`,
      mentions: [person('en-US', 2)],
      createdAt: '2026-11-20T10:03:00Z',
      isEdited: true,
      canEdit: true,
    },
  ];
}

const inLanguage = (language: Language) => ({
  words: WORDS[language],
  comments: commentsIn(language),
  locale: language,
});

const meta = {
  component: CommentThread,
  args: {
    ...inLanguage('en-US'),
    timeZone: 'UTC',
    suggestions: EVERYBODY,
    onReply: fn(),
    onEdit: fn(),
    onResolvedChange: fn(),
    actions: () => (
      <Menu trigger={<IconButton size="small" label="More" icon={<MoreHorizontal />} />}>
        <MenuItem icon={<EyeOff />}>Hide</MenuItem>
        <MenuItem icon={<Flag />}>Report</MenuItem>
      </Menu>
    ),
    style: { maxWidth: 420 },
  } satisfies CommentThreadProps,
} satisfies Meta<typeof CommentThread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { repliesShown: 1 } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Resolved: Story = { args: { resolved: true } };
export const Hidden: Story = {
  args: {
    comments: [
      { ...commentsIn('en-US')[0], notice: 'You hid this comment.' },
      ...commentsIn('en-US').slice(1),
    ],
  },
};
export const ManyReplies: Story = {
  args: {
    comments: [
      commentsIn('en-US')[0],
      ...Array.from({ length: 8 }, (_, index) => ({ ...commentsIn('en-US')[0], id: `r${index}` })),
    ],
  },
};
export const Mentioning: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reply' }), 'What do you think, @');
    await expect(await canvas.findByRole('listbox')).toBeVisible();
  },
};
export const NotSent: Story = { args: { replyError: 'The reply could not be sent. Try again.' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Chinese: Story = { globals: { lang: 'zh-CN' }, args: inLanguage('zh-CN') };
export const Japanese: Story = { globals: { lang: 'ja-JP' }, args: inLanguage('ja-JP') };
export const Korean: Story = { globals: { lang: 'ko-KR' }, args: inLanguage('ko-KR') };
export const Spanish: Story = { globals: { lang: 'es-ES' }, args: inLanguage('es-ES') };
