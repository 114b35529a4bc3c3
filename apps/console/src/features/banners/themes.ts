import type { BodyOf } from '@boardwalk/api-client';
import type { MessageDescriptor } from 'react-intl';
import { bannerMessages as messages } from './messages.ts';

/** Name of the colours of a banner, as the API takes it. */
export type BannerTheme = NonNullable<BodyOf<'createBanner'>>['theme'];

/** What each is called. */
export const THEME_WORDS: Readonly<Record<BannerTheme, MessageDescriptor>> = {
  coral: messages.coral,
  orange: messages.orange,
  red: messages.red,
  amber: messages.amber,
  yellow: messages.yellow,
  sand: messages.sand,
  kelp: messages.kelp,
  teal: messages.teal,
  green: messages.green,
  dusk: messages.dusk,
  purple: messages.purple,
  indigo: messages.indigo,
  violet: messages.violet,
  orchid: messages.orchid,
  pink: messages.pink,
};

/** All themes, in the order of the choice. */
export const BANNER_THEMES = Object.keys(THEME_WORDS) as readonly BannerTheme[];

/** The theme a banner is stored with, as far as it is one that can be chosen. */
export function themeOf(name: string): BannerTheme {
  return BANNER_THEMES.find((theme) => theme === name) ?? 'teal';
}
