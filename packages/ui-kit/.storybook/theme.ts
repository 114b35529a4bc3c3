import { create, type ThemeVars } from 'storybook/theming';

/** Storybook computes with these colours, so they cannot be variables: the tokens of the same name, in sRGB. */
const COLOURS = {
  light: {
    accent: '#0171a9',
    text: '#17202a',
    muted: '#404952',
    surface: '#fefdfc',
    sunken: '#f8f7f6',
    line: '#d5d9dd',
  },
  dark: {
    accent: '#5daddb',
    text: '#efeeeb',
    muted: '#bfc5ca',
    surface: '#11151a',
    sunken: '#171c22',
    line: '#3c434b',
  },
} as const;

/** Storybook's own looks: the frame around a component, and the text of the pages. */
export function storybookTheme(base: 'light' | 'dark'): ThemeVars {
  const { accent, text, muted, surface, sunken, line } = COLOURS[base];
  return create({
    base,
    brandTitle: 'Boardwalk ui-kit',
    brandUrl: './',
    brandTarget: '_self',
    fontBase:
      "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans CJK SC', sans-serif",
    fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    colorPrimary: accent,
    colorSecondary: accent,
    appBg: sunken,
    appContentBg: surface,
    appPreviewBg: surface,
    appBorderColor: line,
    appBorderRadius: 10,
    textColor: text,
    textMutedColor: muted,
    barBg: surface,
    barTextColor: muted,
    barSelectedColor: accent,
    barHoverColor: accent,
    inputBg: surface,
    inputBorder: line,
    inputTextColor: text,
    inputBorderRadius: 6,
  });
}
