import { Apple, Clock, Dog, Flag, Hash, Lightbulb, Plane, Smile, Trophy, Users } from 'lucide-react';
import { use, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CATEGORIES, RECENT } from './categories.ts';
import { CELLS } from './cells.tsx';
import { emojiBook } from './emoji-book.ts';
import { useEmojiList } from './emoji-list.ts';
import { keepEmoji, keptEmoji, withRecent, type KeptEmoji } from './kept-emoji.ts';
import { panelMessages as messages } from './panel-messages.ts';
import { SignPicker } from './SignPicker.tsx';
import { ToneChoice } from './ToneChoice.tsx';

const ICONS: Readonly<Record<number, ReactNode>> = {
  [RECENT]: <Clock />,
  0: <Smile />,
  1: <Users />,
  3: <Dog />,
  4: <Apple />,
  5: <Plane />,
  6: <Trophy />,
  7: <Lightbulb />,
  8: <Hash />,
  9: <Flag />,
};

export interface EmojiTabProps {
  readonly onChoose: (emoji: string) => void;
}

/** All emoji, those used last first. */
export function EmojiTab({ onChoose }: EmojiTabProps) {
  const intl = useIntl();
  const book = use(emojiBook(intl.locale));
  const [kept, setKept] = useState(keptEmoji);
  const lists = useEmojiList(book, kept.recent);
  const keep = (next: KeptEmoji) => {
    setKept(next);
    keepEmoji(next);
  };
  return (
    <SignPicker
      name={intl.formatMessage(messages.emoji)}
      searchLabel={intl.formatMessage(messages.search)}
      none={intl.formatMessage(messages.none)}
      categories={CATEGORIES.filter(([index]) => kept.recent.length > 0 || index !== RECENT).map(
        ([index, label]) => ({ index, label: intl.formatMessage(label), icon: ICONS[index] }),
      )}
      lists={lists}
      cells={CELLS}
      skinTone={kept.tone}
      extra={<ToneChoice value={kept.tone} onChoose={(tone) => keep({ ...kept, tone })} />}
      onChoose={(emoji) => {
        keep(withRecent(kept, emoji));
        onChoose(emoji);
      }}
    />
  );
}
