import type { Language } from '@boardwalk/domain';

/** Titles of feeds in one language, without the name of the site. */
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
    newest: 'New templates',
    hot: 'Popular templates',
    about: (tag) => `${tag}: new templates`,
    by: (creator) => `Templates by ${creator}`,
  },
  'zh-CN': {
    newest: '最新模板',
    hot: '热门模板',
    about: (tag) => `${tag}：最新模板`,
    by: (creator) => `${creator} 的模板`,
  },
  'ja-JP': {
    newest: '新着テンプレート',
    hot: '人気のテンプレート',
    about: (tag) => `${tag}：新着テンプレート`,
    by: (creator) => `${creator} さんのテンプレート`,
  },
  'ko-KR': {
    newest: '새 템플릿',
    hot: '인기 템플릿',
    about: (tag) => `${tag}: 새 템플릿`,
    by: (creator) => `${creator} 님의 템플릿`,
  },
  'es-ES': {
    newest: 'Plantillas nuevas',
    hot: 'Plantillas populares',
    about: (tag) => `${tag}: plantillas nuevas`,
    by: (creator) => `Plantillas de ${creator}`,
  },
};
