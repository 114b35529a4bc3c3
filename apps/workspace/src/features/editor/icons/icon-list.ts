import type { EmojiDataResolver } from 'frimousse';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { RECENT } from '../emoji/categories.ts';
import { EVERYTHING, SEARCH } from '../emoji/emoji-list.ts';
import { panelMessages } from '../emoji/panel-messages.ts';
import type { IconBook } from './icon-book.ts';
import { ICON_GROUPS } from './icon-groups.ts';
import { iconMessages as messages } from './messages.ts';

/** Gives the picker its lists of icons: they are found by what their group is called as well. */
export function useIconList({ entries }: IconBook, recent: readonly string[]): EmojiDataResolver {
  const intl = useIntl();
  return useMemo(() => {
    const groups = ICON_GROUPS.map((group, index) => ({ index, label: intl.formatMessage(messages[group]) }));
    const all = entries.map((entry) => ({
      ...entry,
      tags: [...entry.tags, groups[entry.category]?.label ?? ''],
    }));
    const byName = new Map(all.map((entry) => [entry.emoji, entry]));
    const used = recent.flatMap((name) => {
      const entry = byName.get(name);
      return entry ? [{ ...entry, category: RECENT }] : [];
    });
    const listed = (key: string) => {
      if (key === SEARCH) return all;
      const both = [...used, ...all];
      return key === EVERYTHING ? both : both.filter(({ category }) => String(category) === key);
    };
    return (key) => ({
      locale: key,
      emojis: listed(key),
      categories: [{ index: RECENT, label: intl.formatMessage(panelMessages.recent) }, ...groups],
      skinTones: { light: '', 'medium-light': '', medium: '', 'medium-dark': '', dark: '' },
    });
  }, [entries, recent, intl]);
}
