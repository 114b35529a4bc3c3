import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { cover } from '../../testing/pictures.ts';
import { TITLES, type Language } from '../../testing/words.ts';
import { Image } from '../Image/Image.tsx';
import { TemplateCard } from '../TemplateCard/TemplateCard.tsx';
import { InfiniteGrid, type InfiniteGridProps } from './InfiniteGrid.tsx';

interface Board {
  id: number;
  title: string;
  lang: string;
}

const LANGUAGES = Object.keys(TITLES) as Language[];

const boards = (count: number, languages: readonly Language[] = ['en-US']): Board[] =>
  Array.from({ length: count }, (_, id) => {
    const lang = languages[id % languages.length] ?? 'en-US';
    return { id, lang, title: `${id + 1} · ${TITLES[lang]}` };
  });

const WORDS: Record<'en-US' | 'ja-JP' | 'es-ES', NonNullable<InfiniteGridProps<Board>['more']>['words']> = {
  'en-US': {
    more: 'Show more templates',
    loading: 'Loading…',
    end: 'You have seen them all',
    failed: 'More templates could not be loaded.',
    retry: 'Try again',
  },
  'ja-JP': {
    more: 'さらに表示',
    loading: '読み込み中…',
    end: 'すべて表示しました',
    failed: '続きを読み込めませんでした。',
    retry: 'もう一度試す',
  },
  'es-ES': {
    more: 'Mostrar más plantillas',
    loading: 'Cargando…',
    end: 'Ya las has visto todas',
    failed: 'No se han podido cargar más plantillas.',
    retry: 'Reintentar',
  },
};

/** A list that loads 24 boards at a time. */
function Page(props: InfiniteGridProps<Board>) {
  const [count, setCount] = useState(24);
  const { more } = props;
  return (
    <InfiniteGrid
      {...props}
      items={props.items.slice(0, more ? count : undefined)}
      {...(more && {
        more: {
          ...more,
          hasMore: count < props.items.length,
          onLoadMore: () => {
            more.onLoadMore();
            setCount((now) => now + 24);
          },
        },
      })}
    />
  );
}

const end = (words: keyof typeof WORDS) => ({
  hasMore: true,
  loading: false,
  onLoadMore: fn(),
  words: WORDS[words],
});

const meta = {
  component: InfiniteGrid<Board>,
  args: {
    label: 'Templates',
    items: boards(240),
    getKey: (board: Board) => board.id,
    renderItem: (board: Board) => (
      <TemplateCard
        title={board.title}
        href={`#board-${board.id}`}
        lang={board.lang}
        cover={<Image src={cover(board.id)} alt="" />}
      />
    ),
    more: end('en-US'),
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof InfiniteGrid<Board>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { total: 240, estimatedRowHeight: 260 } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const AFewCards: Story = { args: { items: boards(3) } };
export const Failed: Story = { args: { items: boards(6), more: { ...end('en-US'), failed: true } } };
export const FiveLanguages: Story = { args: { items: boards(240, LANGUAGES) } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Japanese: Story = {
  globals: { lang: 'ja-JP' },
  args: { items: boards(240, ['ja-JP']), more: end('ja-JP') },
};
export const Spanish: Story = {
  globals: { lang: 'es-ES' },
  args: { items: boards(240, ['es-ES']), more: end('es-ES') },
};
