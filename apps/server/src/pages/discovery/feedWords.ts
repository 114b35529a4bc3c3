import type { Language } from '@boardwalk/domain';

/** Titles of feeds in one language. */
interface FeedWords {
  readonly newest: string;
  readonly hot: string;
  /** Works with a tag. */
  readonly about: (tag: string) => string;
  /** Works of a creator. */
  readonly by: (creator: string) => string;
}

export const FEED_WORDS: Record<Language, FeedWords> = {
  'en-US': {
    newest: 'New templates – Boardwalk',
    hot: 'Popular templates – Boardwalk',
    about: (tag) => `${tag}: new templates – Boardwalk`,
    by: (creator) => `Templates by ${creator} – Boardwalk`,
  },
  'zh-CN': {
    newest: '最新模板 – Boardwalk',
    hot: '热门模板 – Boardwalk',
    about: (tag) => `${tag}：最新模板 – Boardwalk`,
    by: (creator) => `${creator} 的模板 – Boardwalk`,
  },
  'ja-JP': {
    newest: '新着テンプレート – Boardwalk',
    hot: '人気のテンプレート – Boardwalk',
    about: (tag) => `${tag}：新着テンプレート – Boardwalk`,
    by: (creator) => `${creator} さんのテンプレート – Boardwalk`,
  },
  'ko-KR': {
    newest: '새 템플릿 – Boardwalk',
    hot: '인기 템플릿 – Boardwalk',
    about: (tag) => `${tag}: 새 템플릿 – Boardwalk`,
    by: (creator) => `${creator} 님의 템플릿 – Boardwalk`,
  },
  'es-ES': {
    newest: 'Plantillas nuevas – Boardwalk',
    hot: 'Plantillas populares – Boardwalk',
    about: (tag) => `${tag}: plantillas nuevas – Boardwalk`,
    by: (creator) => `Plantillas de ${creator} – Boardwalk`,
  },
};
