import type { Preview } from '@storybook/react-vite';

/** What the toolbar sets for every story, by the name of the global. */
export interface ToolbarGlobals {
  theme: 'light' | 'dark' | 'system';
  direction: 'ltr' | 'rtl';
  /** A language of the product, or `long`: English with every text half as long again. */
  lang: string;
  colours: 'normal' | 'forced';
  motion: 'normal' | 'reduced';
}

export const TOOLBAR: Preview['globalTypes'] = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'mirror',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
        { value: 'system', title: 'As the system', icon: 'browser' },
      ],
    },
  },
  direction: {
    description: 'Direction of writing',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  lang: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'en-US', title: 'English' },
        { value: 'zh-CN', title: '简体中文' },
        { value: 'ja-JP', title: '日本語' },
        { value: 'ko-KR', title: '한국어' },
        { value: 'es-ES', title: 'Español' },
        { value: 'long', title: 'Long text' },
      ],
    },
  },
  colours: {
    description: 'Forced colours',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'normal', title: 'Own colours' },
        { value: 'forced', title: 'Forced colours' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'timer',
      dynamicTitle: true,
      items: [
        { value: 'normal', title: 'Motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
};

export const INITIAL_GLOBALS: ToolbarGlobals = {
  theme: 'light',
  direction: 'ltr',
  lang: 'en-US',
  colours: 'normal',
  motion: 'normal',
};

const screen = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

/** What differs from it in the run of `pnpm test:looks`. A story that sets one of them keeps its own. */
export const OTHER_LOOK = { theme: 'dark', direction: 'rtl' } as const;

/** The widths that every screen is looked at. */
export const VIEWPORTS = {
  phone320: screen('Small phone, 320 px', 320, 640, 'mobile'),
  phone390: screen('Phone, 390 px', 390, 844, 'mobile'),
  tablet768: screen('Tablet, 768 px', 768, 1024, 'tablet'),
  desktop1440: screen('Desktop, 1440 px', 1440, 900, 'desktop'),
};
