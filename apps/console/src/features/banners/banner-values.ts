import type { ManagedBanner } from '@boardwalk/api-client';
import { checkContentLink, checkTexts, CONTENT_LIMITS, LANGUAGES, UseFlag } from '@boardwalk/domain';
import { NO_TEXTS, type Texts } from '#shared/content/texts.ts';
import { themeOf, type BannerTheme } from './themes.ts';

/** What the form writes of a banner, its picture aside. */
export interface BannerValues {
  readonly titles: Texts;
  readonly subtitles: Texts;
  readonly image_alts: Texts;
  readonly theme: BannerTheme;
  readonly link: string;
  /** Links of single languages; empty where the common one holds. */
  readonly links: Texts;
  readonly effect: ManagedBanner['effect'];
  readonly use: UseFlag;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
}

/** A banner as the form holds it; a new one is hidden until somebody shows it. */
export function valuesOf(banner: ManagedBanner | undefined): BannerValues {
  if (banner === undefined)
    return {
      titles: NO_TEXTS,
      subtitles: NO_TEXTS,
      image_alts: NO_TEXTS,
      theme: 'teal',
      link: '',
      links: NO_TEXTS,
      effect: 1,
      use: UseFlag.CLOSED,
      starts_at: null,
      ends_at: null,
    };
  const { titles, subtitles, image_alts, theme, link, links, effect, use, starts_at, ends_at } = banner;
  return {
    titles,
    subtitles,
    image_alts,
    theme: themeOf(theme),
    link,
    links: { ...NO_TEXTS, ...links },
    effect,
    use,
    starts_at,
    ends_at,
  };
}

/** The form's values as the API takes them: only the links that are written. */
export function bodyOf(values: BannerValues) {
  const own = LANGUAGES.filter((language) => values.links[language].trim() !== '');
  return {
    ...values,
    link: values.link.trim(),
    links: Object.fromEntries(own.map((language) => [language, values.links[language].trim()])),
  };
}

/** What is wrong with the form's values, as the server will see it. */
export function problemsOf({ titles, subtitles, image_alts: alts, link, links }: BannerValues) {
  return [
    ...checkTexts('titles', titles, CONTENT_LIMITS.title),
    ...checkTexts('subtitles', subtitles, CONTENT_LIMITS.subtitle),
    ...checkTexts('image_alts', alts, CONTENT_LIMITS.pictureText),
    ...checkContentLink('link', link.trim()),
    ...LANGUAGES.filter((language) => links[language].trim() !== '').flatMap((language) =>
      checkContentLink(`links.${language}`, links[language].trim()),
    ),
  ];
}
