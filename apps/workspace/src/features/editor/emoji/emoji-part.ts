import { lazyPart } from '@boardwalk/app-shell/parts';

/** The panel of emoji, loaded when it is asked for. */
export const emojiPanel = lazyPart(async () => ({
  default: (await import('./EmojiPanel.tsx')).EmojiPanel,
}));
