import type { SkinTone } from 'frimousse';

const KEY = 'editor-emoji';
/** So many emoji are remembered: two rows on a phone. */
const MOST = 14;

/** The skin tones that people choose from, lightest first. */
export const SKIN_TONES: readonly SkinTone[] = [
  'none',
  'light',
  'medium-light',
  'medium',
  'medium-dark',
  'dark',
];

/** What is remembered of how somebody chooses emoji. */
export interface KeptEmoji {
  /** Those chosen last, the latest first. */
  readonly recent: readonly string[];
  readonly tone: SkinTone;
}

/** What this browser remembers. */
export function keptEmoji(): KeptEmoji {
  try {
    return readKept(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return readKept({});
  }
}

/** Remembers it in this browser. */
export function keepEmoji(kept: KeptEmoji): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** What was kept with an emoji as the latest. */
export const withRecent = (kept: KeptEmoji, emoji: string): KeptEmoji => ({
  ...kept,
  recent: [emoji, ...kept.recent.filter((other) => other !== emoji)].slice(0, MOST),
});

/** What was kept, as far as it can be read. */
export function readKept(value: unknown): KeptEmoji {
  const { recent, tone } = (value ?? {}) as { readonly recent?: unknown; readonly tone?: unknown };
  return {
    recent: Array.isArray(recent)
      ? recent.filter((emoji): emoji is string => typeof emoji === 'string').slice(0, MOST)
      : [],
    tone: SKIN_TONES.find((each) => each === tone) ?? 'none',
  };
}
