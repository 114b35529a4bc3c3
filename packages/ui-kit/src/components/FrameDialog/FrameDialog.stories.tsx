import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import type { Language } from '../../testing/words.ts';
import { FrameDialog, type FrameWords } from './FrameDialog.tsx';

const inner = `data:text/html,${encodeURIComponent('<!doctype html><html lang="en"><title>Log in</title><body style="font:16px system-ui;padding:32px"><main><h1>Log in</h1><p>This is another page.</p></main>')}`;

const WORDS: Record<Language, FrameWords> = {
  'en-US': {
    loading: 'Loading the login page',
    failed: 'The login page could not be loaded.',
    timeout: 'The login page takes too long.',
    retry: 'Try again',
  },
  'zh-CN': {
    loading: '正在加载登录页面',
    failed: '登录页面加载失败。',
    timeout: '登录页面加载时间过长。',
    retry: '重试',
  },
  'ja-JP': {
    loading: 'ログインページを読み込んでいます',
    failed: 'ログインページを読み込めませんでした。',
    timeout: 'ログインページの読み込みに時間がかかりすぎています。',
    retry: '再試行',
  },
  'ko-KR': {
    loading: '로그인 페이지를 불러오는 중',
    failed: '로그인 페이지를 불러오지 못했습니다.',
    timeout: '로그인 페이지를 불러오는 데 너무 오래 걸립니다.',
    retry: '다시 시도',
  },
  'es-ES': {
    loading: 'Cargando la página de inicio de sesión',
    failed: 'No se ha podido cargar la página de inicio de sesión.',
    timeout: 'La página de inicio de sesión tarda demasiado.',
    retry: 'Reintentar',
  },
};

/** A page that never says it is ready. */
const silent = { readMessage: (): string | null => null, isReady: () => false };

const meta = {
  component: FrameDialog<string>,
  // Floats over the page: on a page of documentation each story has a frame of its own.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    open: true,
    onClose: fn(),
    src: inner,
    title: 'Log in',
    closeLabel: 'Close',
    words: WORDS['en-US'],
    width: 420,
    height: 520,
  },
} satisfies Meta<typeof FrameDialog<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

const seesRetry =
  (name: string): NonNullable<Story['play']> =>
  async () => {
    await expect(await screen.findByRole('button', { name })).toBeVisible();
  };

export const Default: Story = {};
export const Playground: Story = { args: { header: true, width: 720 } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Loading: Story = { args: { ...silent, timeout: 600_000 } };
export const TookTooLong: Story = { args: { ...silent, timeout: 1 }, play: seesRetry('Try again') };
export const Japanese: Story = {
  globals: { lang: 'ja-JP' },
  args: { ...silent, timeout: 1, words: WORDS['ja-JP'] },
  play: seesRetry('再試行'),
};
export const Spanish: Story = {
  globals: { lang: 'es-ES' },
  args: { ...silent, timeout: 1, words: WORDS['es-ES'], width: 320 },
  play: seesRetry('Reintentar'),
};
